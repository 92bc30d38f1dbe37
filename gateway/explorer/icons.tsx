/** Icons of the explorer's own panels, in GraphiQL's line style. */
const common = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  viewBox: "0 0 24 24",
  "aria-hidden": true,
} as const;

export const GuideIcon = () => (
  <svg {...common}>
    <circle cx="12" cy="12" r="9" />
    <path d="m15.5 8.5-2 5-5 2 2-5z" />
  </svg>
);
export const ExamplesIcon = () => (
  <svg {...common}>
    <path d="M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11" />
  </svg>
);
