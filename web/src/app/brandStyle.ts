/** The operator's brand book as one style sheet, laid over the design tokens. */
import { TOKEN_NAMES } from "@/styles/tokenNames.ts";

const DANGEROUS = /[;{}<]|url\(|@import|\/\*/i;

/** Names must be known tokens and values plain ones: what an operator types must not be able to leave its property. */
export function brandStyle(entries: readonly { cssProp: string; cssValue: string }[]): string {
  const declarations = entries
    .filter(({ cssProp, cssValue }) => TOKEN_NAMES.has(cssProp) && cssValue.length <= 200 && !DANGEROUS.test(cssValue))
    .map(({ cssProp, cssValue }) => `${cssProp}:${cssValue}`);
  return declarations.length === 0 ? "" : `@layer brand{:root{${declarations.join(";")}}}`;
}
