import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CurrenciesQuery } from "@/operations/office/generated.ts";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import { useNotifications } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import styles from "./Accounts.module.css";
import { useCurrencyChange } from "./useCurrencyChange.ts";

/** Opens an account in a currency that the player has none in (SPEC 4.40). */
export function AddAccount({
  accounts,
  currencies,
}: Pick<CurrenciesQuery, "currencies"> & { accounts: readonly AccountFieldsFragment[] }) {
  const id = useId();
  const { t } = useTranslation("account");
  const notifications = useNotifications();
  const { open, isBusy } = useCurrencyChange();
  const [currencyId, setCurrencyId] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const held = new Set(accounts.filter(({ type }) => type !== "BONUS").map(({ balance }) => balance.currency));
  const free = (currencies ?? []).filter(({ code }) => !held.has(code));
  const chosen = free.find((currency) => currency.id === currencyId);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (chosen === undefined) {
      setProblem(t("add.choose"));
      return;
    }
    setProblem(null);
    const result = await open(chosen);
    if (result.kind === "failed") {
      setProblem(result.message ?? t("add.failed"));
      return;
    }
    setCurrencyId("");
    notifications.show({
      kind: result.kind === "done" ? "success" : "info",
      view: "toast",
      text: result.kind === "done" ? t("add.done", { currency: chosen.code }) : t("add.late"),
    });
  }

  if (free.length === 0) return null;
  return (
    <section className={styles.add} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("add.title")}</h2>
        <p className={styles.soft}>{t("add.text")}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label={t("add.currency")}
          value={currencyId}
          placeholder={t("add.choose")}
          disabled={isBusy}
          error={problem ?? undefined}
          options={free.map(({ id: value, code, name }) => ({ value, name: `${code} · ${name}` }))}
          onChange={({ target }) => {
            setCurrencyId(target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? t("add.waiting") : t("add.submit")}
        </Button>
      </form>
    </section>
  );
}
