/** Addresses in what the operator's services say. */

/**
 * Whether an address holds nothing that a browser reads otherwise than it is written: it drops control characters and
 * takes "\\" for "/", so "/\\evil.example" would be another host.
 */
export function isPlainAddress(address: string): boolean {
  return /^[\x21-\x5b\x5d-\u{10ffff}]+$/u.test(address);
}

/** An address without query and fragment, for logs: those may hold private data. */
export function addressForLog(address: string): string {
  return address.replace(/[?#].*$/s, "").slice(0, 200);
}

/** Whether an address is a path of the site itself. */
export function isSitePath(address: string): boolean {
  return address.startsWith("/") && !address.startsWith("//") && isPlainAddress(address);
}

/**
 * Target of a link that a page may show: a path of the site, https, http, mailto or tel. Null for anything else, which
 * stays plain text.
 */
export function safeHref(href: string | null): string | null {
  if (href === null || !isPlainAddress(href)) return null;
  if (isSitePath(href) || href.startsWith("#")) return href;
  const protocol = URL.parse(href)?.protocol;
  return protocol !== undefined && ["https:", "http:", "mailto:", "tel:"].includes(protocol) ? href : null;
}
