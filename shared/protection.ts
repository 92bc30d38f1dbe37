/** How well an account is protected [4.38]: up to and including 30 bad; above 30 and under 70 normal; 70 up to under 100 good; 100 full. */
export type ProtectionStatus = "BAD" | "NORMAL" | "GOOD" | "FULL";

/** @param level 0 to 100 */
export function protectionStatus(level: number): ProtectionStatus {
  if (level <= 30) return "BAD";
  if (level < 70) return "NORMAL";
  return level < 100 ? "GOOD" : "FULL";
}
