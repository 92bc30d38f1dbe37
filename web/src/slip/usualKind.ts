/** Kind of a coupon whose player chose none: one bet is a single, more are an express [1.06]. */
export function usualKind(count: number): "SINGLE" | "EXPRESS" {
  return count > 1 ? "EXPRESS" : "SINGLE";
}
