/**
 * The coupon's settings and what one of them does to the others (SPEC 3.02, 4.15–4.19, 5.20). Pure: whoever keeps them
 * applies the effect.
 */

/** Settings of the coupon [3.02]. Amounts are as typed; null if none is set. */
export interface CouponSettings {
  /** Steps the player chose themselves, by currency; read when `isManualAmountStep`. */
  amountStepByCurrencyIso: Readonly<Record<string, string>>;
  isManualAmountStep: boolean;
  /** What to do when prices move: 0 take any, 1 take higher ones, 2 ask. */
  changeCoefAction: 0 | 1 | 2;
  /** How many percent below the price shown are taken too. */
  oddsTolerance: 0 | 1;
  isAutoMax: boolean;
  isVipBet: boolean;
  isBalanceShown: boolean;
  isPossibleWinShown: boolean;
  isSelectAccountShown: boolean;
  isCouponFixed: boolean;
  oneClickAmount: string | null;
  isActiveOneClick: boolean;
  exactCoef: string | null;
  isDropOnScoreChange: boolean;
  expressId: string | null;
  bonusAccountOneClickAmount: string | null;
}

export interface SettingsState {
  settings: CouponSettings;
  /** The player is asked whether the coupon may be cleared for one-click; one-click is still off. */
  needsConfirmation: boolean;
}

/** Settings that touch no other. */
type FreeSettings = Omit<CouponSettings, "isActiveOneClick" | "exactCoef" | "isDropOnScoreChange">;

export type SettingsChange =
  /** `bets` is how many stand in the coupon now. */
  | { type: "oneClick"; isOn: boolean; bets: number }
  | { type: "oneClickConfirmed" }
  | { type: "oneClickDeclined" }
  /** As typed; empty clears it. */
  | { type: "exactCoef"; value: string }
  | { type: "dropOnScoreChange"; isOn: boolean }
  /** The site's config was read, or settings kept from an earlier visit meet it. */
  | { type: "configured" }
  | { type: "set"; settings: Partial<FreeSettings> };

export interface SettingsResult extends SettingsState {
  /** True when the bets must be taken out of the coupon now. */
  clearsBets: boolean;
}

/**
 * The settings after a change.
 * @param site what its config says: without one-click shown it is never on [5.20].
 */
export function changeSettings(
  { settings, needsConfirmation }: SettingsState,
  change: SettingsChange,
  site: { isOneClickShown: boolean },
): SettingsResult {
  const result = (
    next: Partial<CouponSettings>,
    more: Partial<Omit<SettingsResult, "settings">> = {},
  ): SettingsResult => ({
    settings: withinSite({ ...settings, ...next }, site),
    needsConfirmation,
    clearsBets: false,
    ...more,
  });
  switch (change.type) {
    case "oneClick":
      if (!change.isOn || !site.isOneClickShown)
        return result({ isActiveOneClick: false }, { needsConfirmation: false });
      // Enabling it with bets in the coupon asks first [4.15].
      return change.bets > 0 && !settings.isActiveOneClick
        ? result({}, { needsConfirmation: true })
        : result(oneClickOn, { needsConfirmation: false });
    case "oneClickConfirmed":
      if (!needsConfirmation || !site.isOneClickShown) return result({}, { needsConfirmation: false });
      return result(oneClickOn, { needsConfirmation: false, clearsBets: true });
    case "oneClickDeclined":
      return result({}, { needsConfirmation: false });
    case "exactCoef": {
      const value = change.value.trim();
      return result(value === "" ? { exactCoef: null, isDropOnScoreChange: false } : { exactCoef: value });
    }
    case "dropOnScoreChange":
      // The two exclude each other: with one-click there is nobody to be told what was dropped [4.19].
      return result(
        change.isOn ? { isDropOnScoreChange: true, isActiveOneClick: false } : { isDropOnScoreChange: false },
        change.isOn ? { needsConfirmation: false } : {},
      );
    case "configured":
      return result({}, site.isOneClickShown ? {} : { needsConfirmation: false });
    case "set":
      return result(change.settings);
  }
}

const oneClickOn: Partial<CouponSettings> = { isActiveOneClick: true, isDropOnScoreChange: false };

function withinSite(settings: CouponSettings, { isOneClickShown }: { isOneClickShown: boolean }): CouponSettings {
  return isOneClickShown || !settings.isActiveOneClick ? settings : { ...settings, isActiveOneClick: false };
}
