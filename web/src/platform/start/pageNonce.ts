import type { App } from "@/platform/app/app.ts";

/**
 * Value that lets inline code and styles of this page pass its policy, in the browser; null on pages that are kept for
 * many visitors.
 */
export function pageNonce(): string | null {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  return nonce === "" ? null : nonce;
}

/**
 * The same while a page is rendered, on both sides; React writes inline styles again when another page stands in for
 * the whole document.
 */
export const inlineNonce = ({ nonce }: Pick<App, "nonce">): string | undefined =>
  import.meta.env.SSR ? nonce : (pageNonce() ?? undefined);
