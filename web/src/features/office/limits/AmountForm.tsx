import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseAmount } from "#shared/betting/coupon/amounts.ts";
import { notSet } from "#shared/money/limits.ts";
import { type AmountProblem, amountProblem, maxAmountLength } from "#shared/money/money.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { useFocusWrong } from "@/ui/fields/useFocusWrong.ts";
import styles from "./LimitRow.module.css";
import { useLimitText } from "./useLimitText.ts";
import { useSetLimit } from "./useSetLimit.ts";
import type { Limit } from "./waiting.ts";

/** Longest text that is kept of what is typed or pasted; grouping signs and spaces have room in it. */
const LONGEST = maxAmountLength * 2;

/**
 * The field of a money limit: an amount as people of the page's language write it, and the way to take the limit away.
 */
export function AmountForm({ limit }: { limit: Limit }) {
  const { t } = useTranslation("limits");
  const lang = useLanguage();
  const { refusalOf } = useLimitText();
  const { set, isBusy, problem: refusal, forget } = useSetLimit(limit);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const { form, begin, end } = useFocusWrong(isBusy);
  const { isChangeable, limitState, limitValue, pending } = limit;
  const currency = limit.currency ?? "";
  const isRemovable =
    limitState === "ACTIVE" && limitValue !== null && (pending === null || pending.limitValue !== null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    begin();
    const text = typed.trim();
    const amount = text === "" ? "" : (parseAmount(text, lang) ?? text);
    const found = amountProblem(amount, currency);
    setProblem(found);
    if (found === null && (await set(amount)) !== null) setTyped("");
  }

  return (
    <form className={styles.form} noValidate ref={form} onInput={end} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("amount", { currency })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={typed}
        error={refusalOf(problem ?? refusal)}
        onChange={({ target }) => {
          setTyped(target.value.slice(0, LONGEST));
          setProblem(null);
          forget();
        }}
      />
      <Button type="submit" look={typed === "" ? "plain" : "primary"} isBusy={isBusy}>
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
