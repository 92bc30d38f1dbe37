import type { RouteName } from "#shared/routes/routes.ts";

/** What a newcomer is told, one thing at a time. Names are also the keys of the words. */
export type WelcomeCard = "welcome" | "howBet" | "deposit" | "verify" | "limits";

interface CardEntry {
  name: WelcomeCard;
  /** Where its button leads. */
  page: Extract<
    RouteName,
    "registration" | "howBet" | "recharge" | "verification" | "responsible" | "responsibleGaming"
  >;
}

export interface Newcomer {
  /** Null for a guest; else whether they have ever paid in, and how far their identity is checked (0: not at all). */
  player: { hasDeposit: boolean; verificationStatus: number } | null;
  canRegister: boolean;
}

/** Cards of a visitor in their order; a player who has paid in and is known needs no welcome. */
export function cardsFor({ player, canRegister }: Newcomer): CardEntry[] {
  if (player === null) {
    return [
      ...(canRegister ? [{ name: "welcome", page: "registration" } as const] : []),
      { name: "howBet", page: "howBet" },
      { name: "limits", page: "responsibleGaming" },
    ];
  }
  if (player.hasDeposit) return [];
  return [
    { name: "deposit", page: "recharge" },
    ...(player.verificationStatus === 0 ? [{ name: "verify", page: "verification" } as const] : []),
    { name: "limits", page: "responsible" },
  ];
}
