/** Links in the operator's texts. */

/** Target of a link that a page may show: a path of the site, https, http, mailto or tel. Null for anything else, which stays plain text. */
export function safeHref(href: string | null): string | null {
  if (href === null || /[\u0000-\u0020\\]/.test(href)) return null;
  if (href.startsWith("/") && !href.startsWith("//")) return href;
  if (href.startsWith("#")) return href;
  const protocol = URL.parse(href)?.protocol;
  return protocol !== undefined && ["https:", "http:", "mailto:", "tel:"].includes(protocol) ? href : null;
}
