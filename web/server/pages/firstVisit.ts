/**
 * What a first visit gets in another way than those after it. Its browser has no file of ours yet, so the style sheets
 * stand in the page itself: it is drawn as it comes, without waiting for a second answer. Scripts, which run after the
 * first picture only, leave the line to what that picture needs.
 */
import { readFile } from "node:fs/promises";

/** Text of a style sheet by its address; null if there is none to read. */
export type ReadSheet = (href: string) => Promise<string | null>;

/** Style sheets of a build, each read once: their names say what is in them. @param folder what addresses begin at */
export function sheetsOf(folder: URL): ReadSheet {
  const known = new Map<string, Promise<string | null>>();
  return (href) => {
    const text = known.get(href) ?? readFile(new URL(`.${href}`, folder), "utf8").catch(() => null);
    known.set(href, text);
    return text;
  };
}

/** A link to a sheet of the build; React Router ends some addresses with a "#". */
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g;

/**
 * A page with its style sheets in it, and its Link header without them. Their links stay, for the browser to keep the
 * files for the next page, but for no medium, so that nothing waits for them; React takes them for its own as they are.
 */
export async function forFirstVisit(
  html: string,
  link: string | undefined,
  read: ReadSheet,
): Promise<{ html: string; link: string | undefined }> {
  const hrefs = new Set([...html.matchAll(sheetLink)].map(([, href = ""]) => href));
  const texts = new Map<string, string>();
  for (const href of hrefs) {
    const text = await read(href);
    if (text !== null && !text.includes("</style")) texts.set(href, text);
  }
  return {
    html: html
      .replace(sheetLink, (whole, href: string) =>
        texts.has(href) ? `<style>${texts.get(href)}</style>${whole.replace("/>", ' media="not all"/>')}` : whole,
      )
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"'),
    link: link
      ?.split(", ")
      .filter((one) => !texts.has(/^<([^>]*)>/.exec(one)?.[1] ?? ""))
      .join(", "),
  };
}
