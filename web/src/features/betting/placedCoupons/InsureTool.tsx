import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage, useNotifications } from "@/platform/app/app.ts";
import { useInsureCouponMutation } from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { ActionNotice } from "./ActionNotice.tsx";
import styles from "./PlacedCoupons.module.css";
import { useCouponAction } from "./useCouponAction.ts";
import type { Offered } from "./useOffered.ts";

interface Props {
  coupon: Pick<PlacedFieldsFragment, "id">;
  offers: Offered["insurance"];
  onDone(): void;
}

/** Insures a part of the stake, at the premium of this moment. */
export function InsureTool({ coupon, offers, onDone }: Props) {
  const notifications = useNotifications();
  const lang = useLanguage();
  const { t } = useTranslation("placedCoupons");
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [send] = useInsureCouponMutation();
  const action = useCouponAction(
    async (input: { couponId: string; share: number; premium: string; idempotencyKey: string }) => {
      const { data } = await send({ variables: { input }, context: { hasOwnErrors: true } });
      return data?.insureCoupon;
    },
  );
  const at = Math.max(0, chosen === null ? offers.length - 1 : offers.findIndex(({ share }) => share === chosen));
  const offer = offers[at];
  if (offer === undefined) return <p className={styles.tool}>{t("noInsurance")}</p>;

  async function finish(result: Promise<PlacedFieldsFragment | null>) {
    if ((await result) === null) return;
    notifications.show({ kind: "success", view: "toast", text: t("insured") });
    onDone();
  }
  return (
    <div className={styles.tool}>
      <label htmlFor={id} className={styles.label}>
        <span>{t("insureShare")}</span>
        <bdi className="number" translate="no">
          {t("percent", { percent: offer.share })}
        </bdi>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={offers.length - 1}
        step={1}
        value={at}
        className={styles.slider}
        aria-valuetext={t("percent", { percent: offer.share })}
        onChange={({ target }) => {
          setChosen(offers[Number(target.value)]?.share ?? null);
          action.forget();
        }}
      />
      <p>{t("insureText", { premium: moneyText(offer.premium, lang), sum: moneyText(offer.insuredAmount, lang) })}</p>
      <p className={styles.soft}>{t("insureNote")}</p>
      <ActionNotice phase={action.phase} problem={action.problem} onAgain={() => void finish(action.again())} />
      {action.phase === "unanswered" ? null : (
        <Button
          isWide
          look="primary"
          isBusy={action.phase === "busy"}
          onClick={() =>
            void finish(action.run({ couponId: coupon.id, share: offer.share, premium: offer.premium.amount }))
          }
        >
          {t("insureSum", { sum: moneyText(offer.premium, lang) })}
        </Button>
      )}
    </div>
  );
}
