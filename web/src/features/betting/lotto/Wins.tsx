import { useTranslation } from "react-i18next";
import { Exact, isAmount } from "#shared/money/money.ts";
import { Money } from "@/ui/marks/Money.tsx";

/** What a bet wins, as a part of a list of sums; lines have a table of prizes instead. */
export function Wins({ coef, stake, currency }: { coef: string; stake: string; currency: string }) {
  const { t } = useTranslation("lotto");
  if (!isAmount(stake, currency)) return null;
  const amount = new Exact(stake).times(coef).toFixed(2, Exact.ROUND_DOWN);
  return (
    <div>
      <dt>{t("possibleWin")}</dt>
      <dd>
        <Money value={{ amount, currency }} />
      </dd>
    </div>
  );
}
