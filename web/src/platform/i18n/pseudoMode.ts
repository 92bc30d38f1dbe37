/** When a page speaks the pseudo-language: after `?pseudo=1` until `?pseudo=0`, in the demo only. */
import type { i18n } from "i18next";

const NAME = "pseudo";

/** Whether a request wants it: the query says so, else the cookie that remembers what a query said. */
export function asksForPseudo(
  siteEnv: string | undefined,
  search: string,
  cookies: ReadonlyMap<string, string>,
): boolean {
  return siteEnv === "demo" && (new URLSearchParams(search).get(NAME) ?? cookies.get(NAME)) === "1";
}

/** Whether an instance speaks it. */
export const isPseudo = ({ options }: Pick<i18n, "options">): boolean =>
  Array.isArray(options.postProcess) && options.postProcess.includes(NAME);

/** The cookie for what a page's query said; null if it said nothing. It ends with the browser. */
export function pseudoCookie(search: string): string | null {
  const said = new URLSearchParams(search).get(NAME);
  return said === null ? null : `${NAME}=${said === "1" ? "1; Path=/" : "; Path=/; Max-Age=0"}; SameSite=Lax`;
}
