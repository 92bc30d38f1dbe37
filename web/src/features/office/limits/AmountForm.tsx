import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { notSet } from "#shared/money/limits.ts";
import { type AmountProblem, amountProblem } from "#shared/money/money.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SumField } from "@/ui/fields/amount/SumField.tsx";
import { useFocusWrong } from "@/ui/fields/useFocusWrong.ts";
import styles from "./LimitRow.module.css";
import { useLimitText } from "./useLimitText.ts";
import { useSetLimit } from "./useSetLimit.ts";
import type { Limit } from "./waiting.ts";

/**
 * The field of a money limit: an amount as people of the page's language write it, and the way to take the limit away.
 */
export function AmountForm({ limit }: { limit: Limit }) {
  const { t } = useTranslation("limits");
  const { refusalOf } = useLimitText();
  const { set, isBusy, problem: refusal, forget } = useSetLimit(limit);
  const [amount, setAmount] = useState("");
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const { form, begin, end } = useFocusWrong(isBusy);
  const { isChangeable, limitState, limitValue, pending } = limit;
  const currency = limit.currency ?? "";
  const isRemovable =
    limitState === "ACTIVE" && limitValue !== null && (pending === null || pending.limitValue !== null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    begin();
    const found = amountProblem(amount, currency);
    setProblem(found);
    if (found === null && (await set(amount)) !== null) setAmount("");
  }

  return (
    <form className={styles.form} noValidate ref={form} onInput={end} onSubmit={(event) => void submit(event)}>
      <SumField
        label={t("amount", { currency })}
        currency={currency}
        value={amount}
        error={refusalOf(problem ?? refusal)}
        onChange={(next) => {
          setAmount(next);
          setProblem(null);
          forget();
        }}
      />
      <Button type="submit" look={amount === "" ? "plain" : "primary"} isBusy={isBusy}>
        {t("save")}
      </Button>
      {isRemovable ? (
        <Button look="quiet" isBusy={isBusy} disabled={!isChangeable} onClick={() => void set(notSet)}>
          {t("remove")}
        </Button>
      ) : null}
    </form>
  );
}
