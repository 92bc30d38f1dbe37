/** The parts of a site's URL that rules and titles go by. */

export interface SitePath {
  /** Language prefix, null if the URL has none. */
  language: string | null;
  /** Segments behind the prefix, decoded; of a text that is no URL of a site: none. */
  segments: readonly string[];
  /** With its question mark, or empty. */
  query: string;
}

/** Reads a path ("/en/line?x=1") or a whole URL. Never throws. */
export function readPath(url: string): SitePath {
  const parsed = URL.parse(url, "http://site.invalid");
  const segments = (parsed?.pathname ?? "")
    .split("/")
    .filter((segment) => segment !== "")
    .map(decoded);
  const hasPrefix = /^[a-z]{2}$/.test(segments[0] ?? "");
  return {
    language: hasPrefix ? (segments[0] ?? null) : null,
    segments: segments.slice(hasPrefix ? 1 : 0),
    query: parsed?.search ?? "",
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
