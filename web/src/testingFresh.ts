/** Runs before each file of tests: files share a browser's page, and each begins on an empty one. */
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

if (globalThis.document !== undefined) {
  for (const node of [document.head, document.body]) node.replaceChildren();
  for (const node of [document.documentElement, document.body]) for (const name of node.getAttributeNames()) node.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.split("; ").map((cookie) => cookie.split("="))) document.cookie = `${name}=; path=/; max-age=0`;
  history.replaceState(null, "", "/");
}
