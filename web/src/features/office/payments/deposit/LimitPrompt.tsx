import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { amountProblem } from "#shared/money/money.ts";
import { type LimitFieldsFragment, useSetLimitMutation } from "@/operations/office/generated.ts";
import { SumField } from "@/ui/fields/amount/SumField.tsx";
import { errorKey } from "@/features/office/payments/method/refusals.ts";
import type { Refusal } from "@/features/office/payments/method/order.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { useFocusWrong } from "@/ui/fields/useFocusWrong.ts";
import styles from "./LimitPrompt.module.css";

const PERIODS = [20, 21, 22] as const;
type Period = (typeof PERIODS)[number];

/** Asks for a deposit limit before the first deposit (RTS 12A). It can be declined, and is asked until answered. */
export function LimitPrompt({ limits, onDecline }: { limits: readonly LimitFieldsFragment[]; onDecline(): void }) {
  const id = useId();
  const { t } = useTranslation("deposit");
  const { t: common } = useTranslation("payments");
  const [setLimit, { loading }] = useSetLimitMutation();
  const [period, setPeriod] = useState<Period>(22);
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState<Refusal["code"] | null>(null);
  const { form, begin, end } = useFocusWrong(loading);
  const currency = limits.find(({ limitType }) => limitType === period)?.currency ?? "";

  async function save(event: SubmitEvent) {
    event.preventDefault();
    begin();
    const found = amountProblem(value, currency);
    setProblem(found);
    if (found !== null) return;
    const answer = await setLimit({
      variables: { input: { limitType: period, value, ...(currency !== "" && { currency }) } },
      context: { hasOwnErrors: true },
    }).catch(() => undefined);
    const payload = answer?.data?.setLimit;
    // Once the limit is in force, the form takes the prompt's place by itself.
    if (payload == null) setProblem("NOT_OFFERED");
    else setProblem(payload.errors[0]?.code ?? null);
  }

  return (
    <section className={styles.prompt} aria-labelledby={id}>
      <h2 id={id}>{t("prompt.title")}</h2>
      <p>{t("prompt.text")}</p>
      <form ref={form} className={styles.form} noValidate onInput={end} onSubmit={(event) => void save(event)}>
        <SelectField
          label={t("prompt.period")}
          value={String(period)}
          options={PERIODS.map((type) => ({ value: String(type), name: common(`limitOf.${type}`) }))}
          onChange={({ target }) => setPeriod(PERIODS.find((type) => String(type) === target.value) ?? 22)}
        />
        <SumField
          label={common("amount", { currency })}
          currency={currency}
          value={value}
          error={
            problem === null
              ? undefined
              : problem === "NOT_OFFERED"
                ? t("prompt.failed")
                : common(errorKey(problem, "amount"))
          }
          onChange={(next) => {
            setValue(next);
            setProblem(null);
          }}
        />
        <div className={styles.steps}>
          <Button type="submit" look="primary" isBusy={loading}>
            {t("prompt.set")}
          </Button>
          <Button disabled={loading} onClick={onDecline}>
            {t("prompt.skip")}
          </Button>
        </div>
      </form>
    </section>
  );
}
