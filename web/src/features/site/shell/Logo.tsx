/** The site's mark: a price on its way up. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
      <path
        d="M7.500 21.500 14 12l4.500 5.500L24.500 9"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="3.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
