/** Tokens that a brand book may override: every custom property of tokens.css. A test holds the two together. */
export const TOKEN_NAMES: ReadonlySet<string> = new Set([
  "--color-ink", "--color-on-ink", "--color-on-ink-soft", "--color-ink-line", "--color-paper", "--color-card", "--color-raised",
  "--color-hover", "--color-line", "--color-line-strong", "--color-text", "--color-text-soft", "--color-accent",
  "--color-accent-hover", "--color-on-accent", "--color-link", "--color-up", "--color-up-tint", "--color-down",
  "--color-down-tint", "--color-warn", "--color-warn-tint", "--color-backdrop", "--font-sans", "--font-names", "--text-small", "--text-row", "--text-read",
  "--text-title", "--radius", "--radius-large", "--shadow-raised", "--shadow-float", "--shadow-over", "--header-height", "--row-height",
  "--tree-width", "--coupon-width", "--quick",
]);
