import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { notSet } from "#shared/money/limits.ts";
import { siteClock } from "@/platform/browser/siteClock.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import styles from "./LimitRow.module.css";
import { useLimitText } from "./useLimitText.ts";
import { useSetLimit } from "./useSetLimit.ts";
import { canSet, type Limit } from "./waiting.ts";

/** The field of a limit that has a list of values (SPEC 5.30); -1 of the list takes the limit away. */
export function ChoiceForm({ limit }: { limit: Limit }) {
  const { t } = useTranslation("limits");
  const { valueOf, refusalOf } = useLimitText();
  const { set, isBusy, problem, forget } = useSetLimit(limit);
  const [chosen, setChosen] = useState("");
  const [now] = useState(() => siteClock.now());
  const { limitState, measure, options } = limit;
  const values = [...(limitState === "ACTIVE" ? [notSet] : []), ...(options ?? [])].filter((value) =>
    canSet(limit, value, now),
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== "" && (await set(chosen)) !== null) setChosen("");
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t(measure === "hours" ? "choose.hours" : "choose.minutes")}
        placeholder={t("choose.none")}
        options={values.map((value) => ({ value, name: valueOf(limit, value) }))}
        value={chosen}
        disabled={values.length === 0}
        error={refusalOf(problem === "INVALID" ? "NOT_LISTED" : problem)}
        onChange={({ target }) => {
          setChosen(target.value);
          forget();
        }}
      />
      <Button type="submit" look={chosen === "" ? "plain" : "primary"} isBusy={isBusy} disabled={chosen === ""}>
        {t("save")}
      </Button>
    </form>
  );
}
