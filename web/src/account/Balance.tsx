import { useTranslation } from "react-i18next";
import { useViewer } from "@/platform/site/siteData.ts";
import { Money } from "@/ui/marks/Money.tsx";

/** Shown instead of a hidden amount, at the same width for every balance. */
export const HIDDEN_SUM = "••••";

/** Whether the player hides their balances (`user_hide_balance`, SPEC 3.11). */
export function useIsBalanceHidden(): boolean {
  return useViewer()?.config?.hidesBalance === true;
}

/** A balance as its player wants it shown: everywhere that one stands. */
export function Balance({ value }: { value: { amount: string; currency: string } }) {
  const { t } = useTranslation("shell");
  const isHidden = useIsBalanceHidden();
  return isHidden ? (
    <>
      <span aria-hidden>{HIDDEN_SUM}</span>
      <span className="visually-hidden">{t("hidden.hidden")}</span>
    </>
  ) : (
    <Money value={value} />
  );
}
