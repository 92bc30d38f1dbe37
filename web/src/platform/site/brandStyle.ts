/** The operator's brand book as one style sheet, laid over the design tokens. */
import { TOKEN_NAMES } from "@/styles/tokenNames.ts";

const DANGEROUS = /[;{}<]|url\(|@import|\/\*/i;

type Entries = readonly { cssProp: string; cssValue: string }[];

/** Names must be known tokens and values plain ones: what an operator types must not be able to leave its property. */
const safe = (entries: Entries) =>
  entries.filter(
    ({ cssProp, cssValue }) => TOKEN_NAMES.has(cssProp) && cssValue.length <= 200 && !DANGEROUS.test(cssValue),
  );

export function brandStyle(entries: Entries): string {
  const declarations = safe(entries).map(({ cssProp, cssValue }) => `${cssProp}:${cssValue}`);
  return declarations.length === 0 ? "" : `@layer brand{:root{${declarations.join(";")}}}`;
}

/** The same for one part of a page, as an element's style. */
export function brandTokens(entries: Entries): Record<string, string> {
  return Object.fromEntries(safe(entries).map(({ cssProp, cssValue }) => [cssProp, cssValue]));
}
