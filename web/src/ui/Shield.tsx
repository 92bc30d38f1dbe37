const PATTERNS = [
  "M12 2h10v10c0 6-4.2 9.2-10 11Z",
  "M2 2h20v5.5H2Zm0 11h20c-.4 2.2-1.5 4-3 5.500H5c-1.500-1.500-2.600-3.300-3-5.500Z",
  "M9 2h6v19.900c-.9.400-1.900.800-3 1.100-1.100-.300-2.100-.700-3-1.100Z",
  "M2 2h20v4L2.500 15C2.200 14 2 13 2 12Z",
] as const;

/** A side's emblem, drawn from its two colours; never anybody's real crest. The pattern follows from the id. */
export function Shield({ id, color, secondColor, size = 16 }: { id: string; color: string; secondColor: string; size?: number }) {
  const pattern = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PATTERNS.length;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden focusable="false" style={{ flex: "none" }}>
      <path d="M2 2h20v10c0 6-4.200 9.200-10 11C6.200 21.200 2 18 2 12Z" fill={color} />
      <path d={PATTERNS[pattern]} fill={secondColor} />
      <path d="M2 2h20v10c0 6-4.200 9.200-10 11C6.200 21.200 2 18 2 12Z" fill="none" stroke="var(--color-line-strong)" strokeOpacity=".55" />
    </svg>
  );
}
