/** One-click bets: a press on a price places a single (SPEC 3.02, 4.15–4.19, 5.20). Loaded by the first press. */
import { initialAmount } from "#shared/betting/coupon/amounts.ts";
import { isAmount } from "#shared/money/money.ts";
import type { App } from "@/platform/app/app.ts";
import { languageOf } from "@/platform/app/app.ts";
import { readSiteConfig, readViewer } from "@/platform/site/siteData.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { activeAccountOf } from "@/account/activeAccount.ts";
import { slipPart } from "./slip.ts";
import { ODDS_CHANGES } from "./couponMaking.ts";
import { type SlipBet, toggleBet } from "./couponState.ts";

/**
 * Places a single on a bet at the player's one-click amount, or that of bonus accounts, and says what came of it.
 * Anyone who has no such right (a guest, a site without one-click) finds the bet in the coupon instead.
 */
export async function placeAtOnce(app: App, bet: SlipBet): Promise<void> {
  const { notifications, i18n } = app;
  const { coupon, placing } = slipPart.of(app);
  const settings = coupon.settings();
  const account = activeAccountOf(readViewer(app.client));
  if (account === null || readSiteConfig(app.client)?.isOneClickShown !== true) {
    toggleBet(coupon, bet);
    return;
  }
  await i18n.loadNamespaces("slip");
  const { currency } = account.balance;
  const wanted = account.type === "BONUS" ? settings.bonusAccountOneClickAmount : settings.oneClickAmount;
  const amount = wanted !== null && isAmount(wanted, currency) ? wanted : initialAmount(currency);
  const what = `${bet.outcomeName}, ${bet.opponents.join(" – ")}`;
  if (coupon.attempt() !== null) {
    notifications.show({ kind: "warning", view: "toast", text: i18n.t("slip:oneClick.wait") });
    return;
  }
  const answer = await placing.submit(
    {
      accountId: account.id,
      kind: "SINGLE",
      amount,
      oddsChange: ODDS_CHANGES[settings.changeCoefAction],
      oddsTolerance: settings.oddsTolerance,
      bets: [{ outcomeId: bet.outcomeId, coef: bet.coef }],
    },
    true,
  );
  if (answer?.kind === "placed") {
    notifications.show({
      kind: "success",
      view: "toast",
      title: i18n.t("slip:oneClick.placed", { sum: moneyText({ amount, currency }, languageOf(app)) }),
      text: `${what}. ${i18n.t("slip:oneClick.noUndo")}`,
    });
  } else if (answer?.kind === "refused") {
    const code = answer.errors[0]?.code ?? "OTHER";
    placing.errors([]);
    notifications.show({
      kind: "error",
      view: "toast",
      title: i18n.t("slip:oneClick.refused"),
      text: `${what}. ${i18n.t([`slip:error.${code}`, "slip:error.OTHER"] as unknown as "slip:error.OTHER")}`,
    });
  }
}
