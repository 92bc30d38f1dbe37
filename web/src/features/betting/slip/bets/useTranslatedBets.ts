import { useCoupon } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "@/platform/app/app.ts";
import { translateBets } from "@/slip/translateBets.ts";

/**
 * A coupon that was kept may have been made in another language, before a reload or in another tab: its words are asked
 * for again.
 */
export function useTranslatedBets(): void {
  const client = useClient();
  const coupon = useCoupon();
  const {
    i18n: { language },
  } = useTranslation();
  const foreign = useReactiveVar(coupon.bets)
    .filter((bet) => bet.language !== language)
    .map(({ outcomeId }) => outcomeId)
    .join(" ");

  useEffect(
    function translate() {
      if (foreign === "") return;
      let isStale = false;
      const ask = async () => {
        const translated = await translateBets(client, coupon.bets(), language);
        if (!isStale) coupon.bets(translated(coupon.bets()));
      };
      // Without an answer the words stay as they were.
      ask().catch(() => undefined);
      return () => {
        isStale = true;
      };
    },
    [client, coupon, foreign, language],
  );
}
