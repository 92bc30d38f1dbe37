/** What a push message says, and where a click on it leads; pure, for the worker that shows it (SPEC 2.61). */

export interface PushMessage {
  title: string;
  text: string;
  /** By which a message that comes twice is shown once. */
  tag: string;
  /** Path on the site; null for its home page. */
  link: string | null;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Reads what came; null for what the site didn't write. */
export function readMessage(read: () => unknown): PushMessage | null {
  let data: unknown;
  try {
    data = read();
  } catch {
    return null;
  }
  if (typeof data !== "object" || data === null) return null;
  const { id, title, text, link } = data as Readonly<Record<string, unknown>>;
  return textOf(title) === ""
    ? null
    : { title: textOf(title), text: textOf(text), tag: textOf(id), link: typeof link === "string" ? link : null };
}

/** The page that a click opens: one of the site itself, or else its home page. */
export function pageOf(link: unknown, origin: string): string {
  const url = typeof link === "string" && link.startsWith("/") ? URL.parse(link, origin) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}
