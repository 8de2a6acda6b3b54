// The sandbox's own part of a page: it hands the page the key to its window, draws the doors to the other seats and
// rooms, keeps the newest message in view, and opens the page anew when the sandbox was restarted.
"use strict";
(() => {
  const mark = (name) => document.querySelector(`meta[name="sandbox-${name}"]`).content;
  const who = mark("who");
  const here = mark("place");
  history.replaceState(null, "", `#${mark("key")}`);

  // --- doors -------------------------------------------------------------------------------------------------------

  const seen = (place) => `seen ${who} ${place}`;

  function door(label, href, { current = false, fresh = false } = {}) {
    const link = document.createElement("a");
    link.textContent = label;
    link.href = href;
    if (current) link.setAttribute("aria-current", "page");
    link.classList.toggle("fresh", fresh);
    return link;
  }

  function row(doors) {
    const line = document.createElement("div");
    line.append(...doors);
    return line;
  }

  function draw({ seats, places }) {
    const shared = places.filter(({ key }) => key !== "dm");
    const placeOf = (seat) => seat.shared && here === "dm" ? shared[0].key : here;
    const rows = [
      row([door("Seats", "/"), ...seats.map((seat) =>
        door(seat.name, `/${seat.slug}/${placeOf(seat)}`, { current: seat.slug === who }))]),
      row(places.map(({ key, title, newest }) => {
        const fresh = key !== here && BigInt(newest) > BigInt(localStorage.getItem(seen(key)) || "0");
        return door(title, `/${who}/${key}`, { current: key === here, fresh });
      })),
    ];
    const nav = document.getElementById("sandbox-doors");
    const drawn = rows.map((line) => line.outerHTML).join("");
    if (nav.dataset.drawn === drawn) return;
    nav.dataset.drawn = drawn;
    nav.replaceChildren(...rows);
  }

  // --- the page's health -------------------------------------------------------------------------------------------

  let run = null;
  let lost = 0;

  // A page that has lost its window (its lease ran out, an answer never came) is best opened anew.
  function pageIsLost() {
    const page = window.simcordPreview;
    return Boolean(page && (page.transport.uncertainRequestId || (page.contextId && !page.authorized)));
  }

  async function look() {
    try {
      const answer = await fetch(`/places/${who}`, { cache: "no-store" });
      if (!answer.ok) throw new Error(String(answer.status));
      const state = await answer.json();
      if (run !== null && run !== state.run) return location.reload();
      run = state.run;
      const place = state.places.find(({ key }) => key === here);
      if (place && !document.hidden) localStorage.setItem(seen(here), place.newest);
      draw(state);
      lost = pageIsLost() ? lost + 1 : 0;
      if (lost > 2) return location.reload();
    } catch {
      // The sandbox is away; the page says so itself, and the next look finds it again.
    }
    setTimeout(look, 1500);
  }

  // What the page says about each action is of interest only when something went wrong; then it is said over the page,
  // for a while.
  function watchStatus() {
    const status = document.getElementById("action-status");
    const trouble = document.createElement("p");
    trouble.id = "sandbox-trouble";
    trouble.setAttribute("role", "alert");
    trouble.hidden = true;
    document.body.append(trouble);
    let since;
    new MutationObserver(() => {
      if (!/not completed|uncertain|interrupted|unavailable/.test(status.textContent)) return;
      trouble.textContent = status.textContent;
      trouble.hidden = false;
      clearTimeout(since);
      since = setTimeout(() => { trouble.hidden = true; }, 6000);
    }).observe(status, { childList: true, characterData: true, subtree: true });
  }

  // --- the newest message ------------------------------------------------------------------------------------------

  // The page itself loses its hold on the newest message when a picture above changes its height.
  function follow() {
    const timeline = document.getElementById("channel-timeline");
    const list = document.getElementById("channel-message-list");
    const near = () => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 60;
    let following = true;
    let touched = -Infinity;
    const touch = () => { touched = performance.now(); };
    for (const kind of ["wheel", "touchmove", "keydown"]) timeline.addEventListener(kind, touch, { passive: true });
    timeline.addEventListener("pointerdown", (event) => { if (event.offsetX > timeline.clientWidth) touch(); });
    timeline.addEventListener("scroll", () => { if (performance.now() - touched < 1000) following = near(); });
    document.getElementById("new-messages").addEventListener("click", () => { following = true; });
    document.getElementById("history-older").addEventListener("click", () => { following = false; });
    const observer = new ResizeObserver(() => { if (following) timeline.scrollTop = timeline.scrollHeight; });
    observer.observe(list);
    observer.observe(timeline);
  }

  // --- the message line --------------------------------------------------------------------------------------------

  // Discord asks the bot for suggestions as soon as an option is entered, the page only once something is typed.
  function askAtOnce() {
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches('.command-option-input[role="combobox"]') && !target.value) {
        target.dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
  }

  // As on Discord, Enter sends a command that lacks nothing: after the last choice, and although more could be added.
  function sendOnEnter() {
    let picking = false;
    document.addEventListener("keydown", ({ key, target }) => {
      if (!target.matches(".command-chip")) picking = false;
      else if (key === "ArrowDown" || key === "ArrowUp") picking = true;
      else if (key === "Enter" && !picking) {
        for (const item of document.querySelectorAll('.command-popup-list [aria-selected="true"]')) item.setAttribute("aria-selected", "false");
      }
    }, true);
    document.addEventListener("click", ({ target }) => {
      if (!target.closest(".command-suggestion")) return;
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById("send-message").focus();
      }, 100);
    }, true);
  }

  document.addEventListener("DOMContentLoaded", () => {
    document.body.classList.toggle("all-seats", mark("shared") === "yes");
    watchStatus();
    follow();
    askAtOnce();
    sendOnEnter();
    look();
  });
})();
