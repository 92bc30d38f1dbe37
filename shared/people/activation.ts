/** How far a player's contacts are confirmed [4.36, 4.37]: 0 none, 1 e-mail only, 2 e-mail and phone, 3 phone only. */
export type ActivationType = 0 | 1 | 2 | 3;

export function activationType(hasEmail: boolean, hasPhone: boolean): ActivationType {
  if (hasEmail) return hasPhone ? 2 : 1;
  return hasPhone ? 3 : 0;
}
