import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import { useOwnCurrency } from "@/account/useCurrency.ts";
import type { GamePrizeFieldsFragment } from "@/operations/loyalty/generated.ts";
import { moneyText } from "@/ui/marks/Money.tsx";

export type Prize = GamePrizeFieldsFragment;

/** Names of prizes in words, such as “Free bet of ₽100”. */
export function usePrizeText(): (prize: Pick<Prize, "kind" | "points" | "amounts"> | undefined) => string {
  const { t } = useTranslation("bonusGames");
  const lang = useLanguage();
  const own = useOwnCurrency();
  return (prize) => {
    if (prize === undefined) return "";
    if (prize.kind === "POINTS") return t("points", { count: prize.points ?? 0 });
    if (prize.kind === "NOTHING") return t("prize.NOTHING");
    const amount = own(prize.amounts);
    return t(`prize.${prize.kind}`, { amount: amount === undefined ? "" : moneyText(amount, lang) });
  };
}
