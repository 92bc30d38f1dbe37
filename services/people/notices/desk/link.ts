import { matchRoute } from "#shared/routes/routes.ts";
import { isPlainAddress } from "#shared/site/links.ts";

/** Whether a link of the operator's leads to a page of the site: its path without the language, and what follows it. */
export function isOwnPath(link: string): boolean {
  const [path = ""] = link.split(/[?#]/, 1);
  return (link === "" || isPlainAddress(link)) && !path.startsWith("/") && matchRoute(path) !== null;
}
