/**
 * How well an account is protected [4.38]: up to and including 30 bad; above 30 and under 70 normal; 70 up to under 100
 * good; 100 full.
 */
export type ProtectionStatus = "BAD" | "NORMAL" | "GOOD" | "FULL";

/** What each method that is on adds to the level; together they make 100. */
export const PROTECTION_WEIGHTS = {
  is_changed_password: 20,
  enable_two_factor_auth: 20,
  enable_phone_binding: 20,
  enable_security_question: 20,
  enable_email_auth: 20,
} as const;
export type ProtectionMethod = keyof typeof PROTECTION_WEIGHTS;

/** How well an account is protected by what is on, 0 to 100. */
export function protectionLevel(methods: Readonly<Record<ProtectionMethod, boolean>>): number {
  const on = Object.entries(PROTECTION_WEIGHTS).filter(([method]) => methods[method as ProtectionMethod]);
  return on.reduce((sum, [, weight]) => sum + weight, 0);
}

/** @param level 0 to 100 */
export function protectionStatus(level: number): ProtectionStatus {
  if (level <= 30) return "BAD";
  if (level < 70) return "NORMAL";
  return level < 100 ? "GOOD" : "FULL";
}
