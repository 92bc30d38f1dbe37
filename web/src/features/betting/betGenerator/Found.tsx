import { useTranslation } from "react-i18next";
import Cloud from "~icons/mdi/cloud-alert";
import Dice from "~icons/mdi/dice-3-outline";
import { LANGUAGES } from "#shared/site/languages.ts";
import { amountProblem } from "#shared/money/money.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { ExpressCard } from "@/slip/ExpressCard.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import styles from "./BetGenerator.module.css";
import type { Proposals } from "./useGenerator.ts";

interface Props {
  answer: Proposals | undefined;
  state: "idle" | "finding" | "failed";
  /** Stake as typed; null if odds were asked for. */
  stake: string | null;
  currency: string;
  onPut(): void;
}

/** What was found: expresses with what they would return, or why there are none. */
export function Found({ answer, state, stake, currency, onPut }: Props) {
  const { t } = useTranslation("expresses");
  const { locale } = LANGUAGES[useLanguage()];
  if (state === "failed")
    return (
      <div className={styles.found}>
        <Notice role="alert" icon={<Cloud />} title={t("generator.failed")} />
      </div>
    );
  if (answer === undefined) {
    return (
      <div className={styles.found}>
        {state === "finding" ? (
          <Skeleton rows={4} height={72} label={t("generator.finding")} />
        ) : (
          <Notice icon={<Dice />} title={t("generator.before")} />
        )}
      </div>
    );
  }
  const { proposals, refusals } = answer;
  const whole = refusals.filter(({ field }) => field === null);
  const share = new Intl.NumberFormat(locale, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 2,
  });
  return (
    <div className={styles.found} aria-busy={state === "finding"}>
      {whole.map(({ code }) => (
        <Notice key={code} icon={<Dice />} title={t(`generator.error.${code}`)} />
      ))}
      {proposals.length === 0 ? null : (
        <p role="status" className={styles.count}>
          {t("generator.found", { count: proposals.length })}
        </p>
      )}
      <div className={styles.cards}>
        {proposals.map(({ legs, deviation }, index) => (
          <ExpressCard
            key={legs.map(({ outcome }) => outcome.id).join(" ")}
            title={t("generator.number", { number: index + 1 })}
            legs={legs}
            onPut={onPut}
            stake={stake === null || amountProblem(stake, currency) !== null ? undefined : { amount: stake, currency }}
            note={
              deviation === null
                ? undefined
                : Number(deviation) === 0
                  ? t("generator.exact")
                  : t("generator.near", { share: share.format(Number(deviation)) })
            }
          />
        ))}
      </div>
    </div>
  );
}
