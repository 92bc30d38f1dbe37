/** Runs before each file of tests: files share a browser's page, and each begins on an empty one. */
import { vi } from "vitest";
import { SiteClock, siteClock } from "./platform/browser/siteClock.ts";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
// No server has said what the time is.
Object.assign(siteClock, new SiteClock());

if (globalThis.document !== undefined) {
  // jsdom begins its frames by whatever setInterval there is: were it a test's fake one, no frame would ever come again.
  const { setTimeout, clearTimeout, performance } = globalThis;
  globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
  globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
  // A window of no special kind; jsdom has none at all.
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  for (const node of [document.head, document.body]) node.replaceChildren();
  for (const node of [document.documentElement, document.body])
    for (const name of node.getAttributeNames()) node.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.split("; ").map((cookie) => cookie.split("=")))
    document.cookie = `${name}=; path=/; max-age=0`;
  history.replaceState(null, "", "/");
}
