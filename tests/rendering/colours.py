"""How far apart two colours are, for the eyes of most and for those of the colour-blind."""

import math

Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

SIGHT: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes 2009, complete dichromacy, on linear RGB."""

TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Colour = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Colour:
    """A colour of the theme as linear RGB."""
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return _straight(red), _straight(green), _straight(blue)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def distance(one: str, other: str, sight: str = "normal") -> float:
    """CIEDE2000 between two colours as seen with a kind of sight."""
    return _ciede2000(_lab(_times(SIGHT[sight], linear(one))), _lab(_times(SIGHT[sight], linear(other))))


def _straight(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _luminance(colour: str) -> float:
    return _times(TO_XYZ, linear(colour))[1]


def _times(matrix: Matrix, vector: Colour) -> Colour:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _lab(rgb: Colour) -> Colour:
    clipped = tuple(min(1.0, max(0.0, share)) for share in rgb)
    xyz = _times(TO_XYZ, (clipped[0], clipped[1], clipped[2]))
    x, y, z = (
        share ** (1 / 3) if (share := value / white) > 216 / 24389 else (24389 / 27 * share + 16) / 116
        for value, white in zip(xyz, WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _ciede2000(one: Colour, other: Colour) -> float:
    mean = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    (chroma_1, hue_1), (chroma_2, hue_2) = (_polar(lab[1] * stretch, lab[2]) for lab in (one, other))
    grey = chroma_1 * chroma_2 == 0
    turn = 0.0 if grey else (hue_2 - hue_1 + 180) % 360 - 180
    hue = hue_1 + hue_2 if grey else (hue_1 + turn / 2) % 360
    light, chroma = (one[0] + other[0]) / 2, (chroma_1 + chroma_2) / 2
    across = 2 * math.sqrt(chroma_1 * chroma_2) * math.sin(math.radians(turn / 2))
    tint = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    by_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    by_hue = across / (1 + 0.015 * chroma * tint)
    twist = 60 * math.exp(-(((hue - 275) / 25) ** 2))
    together = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(twist))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + together * by_chroma * by_hue)


def _polar(a: float, b: float) -> tuple[float, float]:
    return math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360
