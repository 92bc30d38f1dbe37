/** The right address of a page with data, on the first request: one page, one address, however a link spelled it. */
import { redirect } from "react-router";

/**
 * Sends the visitor to a page's own address when they asked for it by another; the query is kept. `canonicalPath` comes
 * from the page's data, so its own address passes and there is no circle.
 * @throws a redirect, 301
 */
export function canonicalOr301(url: URL, canonicalPath: string): void {
  if (url.pathname !== canonicalPath) throw redirect(`${canonicalPath}${url.search}`, 301);
}
