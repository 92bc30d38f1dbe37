/** The policy logo: its path (SPEC 7.12) and the countries that show it (5.32). */
export const POLICY_LOGO = {
  path: "/web-api/policy/logo.agif",
  /** Country ids of the operator. */
  countryIds: [1, 66, 126, 228, 120],
} as const;

/** Whether visitors of a country see it. */
export function isPolicyLogoShown(countryId: number | null | undefined): boolean {
  return POLICY_LOGO.countryIds.some((id) => id === countryId);
}
