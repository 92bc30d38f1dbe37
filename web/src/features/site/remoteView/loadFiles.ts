/** Files and code of a sub-application, in the page it stands in. */
import { siteClock } from "@/platform/browser/siteClock.ts";
import { loadScript } from "@/platform/page/loadScript.ts";
import { pageNonce } from "@/platform/start/pageNonce.ts";
import { tabTexts } from "@/platform/browser/storage.ts";

/** Loads scripts, which run in the order they are named in. @throws Error when one of them can't be loaded */
export async function loadScripts(sources: readonly string[]): Promise<void> {
  await Promise.all(sources.map((src) => loadScript(src, { isInOrder: true })));
}

/** Runs the operator's code as a script of this page. */
export function runCode(code: string): void {
  const element = document.createElement("script");
  const nonce = pageNonce();
  if (nonce !== null) element.nonce = nonce;
  element.textContent = code;
  document.head.append(element);
  element.remove();
}

const RELOADED_KEY = "remote-view-reloaded";
const RELOAD_GUARD_MS = 60_000;

/**
 * Loads the page whole when its policy lets no inline code run (a page that was kept for many visitors); once a minute
 * at most. @returns whether it is being loaded
 */
export function reloadForCode(): boolean {
  if (pageNonce() !== null || import.meta.env.DEV) return false;
  const last = Number(tabTexts.getItem(RELOADED_KEY) ?? 0);
  if (siteClock.now() - last < RELOAD_GUARD_MS) return false;
  // Forgotten by the next page, it would be loaded again without end.
  if (!tabTexts.setItem(RELOADED_KEY, String(siteClock.now()))) return false;
  location.reload();
  return true;
}

/** What an application may put into the head of its page; scripts come by its list of scripts. */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(["META", "LINK", "STYLE"]);

/** Puts an application's HTML into the head. @returns the way to take it out again */
export function fillHead(html: string | null): () => void {
  const template = document.createElement("template");
  template.innerHTML = html ?? "";
  const elements = [...template.content.children].filter(({ tagName }) => HEAD_ELEMENTS.has(tagName));
  const nonce = pageNonce();
  for (const element of elements) if (nonce !== null && element instanceof HTMLStyleElement) element.nonce = nonce;
  document.head.append(...elements);
  return () => {
    for (const element of elements) element.remove();
  };
}
