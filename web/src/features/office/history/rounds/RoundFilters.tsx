import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "@/ui/filters/FilterForm.module.css";
import { useFilterForm } from "@/ui/filters/useFilterForm.ts";
import { EVERY_ROUND, isEveryRound, readRoundChoice, RESULTS, type RoundChoice, roundsUrl } from "./address.ts";

interface Props {
  choice: RoundChoice;
  games: readonly { key: string; name: string }[];
}

/** Which rounds are shown. With the page's scripts each choice holds at once. */
export function RoundFilters({ choice, games }: Props) {
  const { t } = useTranslation("rounds");
  const lang = useLanguage();
  const accounts = useViewer()?.accounts ?? [];
  const { form, version, show, onSubmit } = useFilterForm(roundsUrl(lang, choice), (query) =>
    roundsUrl(lang, readRoundChoice(query)),
  );
  // One that is in no list any more can still be chosen by an address.
  const { gameKey } = choice;
  const isUnlisted = gameKey !== null && !games.some(({ key }) => key === gameKey);

  function change({ target }: FormEvent<HTMLFormElement>) {
    // A day that is being typed is none yet: the browser says so by an empty value.
    const { type, validity } = target as unknown as HTMLInputElement;
    if (type !== "date" || validity.valid) show();
  }

  return (
    <Form
      ref={form}
      key={version}
      role="search"
      aria-label={t("filters")}
      action={urls.history(lang)}
      className={styles.form}
      onChange={change}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="view" value="casino" />
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{t("results")}</legend>
        {RESULTS.map((result) => (
          <label key={result} className={styles.chip}>
            <input type="checkbox" name="result" value={result} defaultChecked={choice.results.includes(result)} />
            {t(`result.${result}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.row}>
        <span className={styles.days}>
          <input
            type="date"
            name="from"
            defaultValue={choice.from ?? ""}
            className={styles.field}
            aria-label={t("from")}
          />
          <span aria-hidden>–</span>
          <input type="date" name="to" defaultValue={choice.to ?? ""} className={styles.field} aria-label={t("to")} />
        </span>
        <select name="game" defaultValue={gameKey ?? ""} aria-label={t("game")} className={styles.field}>
          <option value="">{t("allGames")}</option>
          {isUnlisted ? <option value={gameKey}>{gameKey}</option> : null}
          {games.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        {accounts.length > 1 ? (
          <select
            name="account"
            defaultValue={choice.accountId ?? ""}
            aria-label={t("account")}
            className={styles.field}
          >
            <option value="">{t("allAccounts")}</option>
            {accounts.map(({ id, balance }) => (
              <option key={id} value={id}>
                {t("accountOne", { id, currency: balance.currency })}
              </option>
            ))}
          </select>
        ) : null}
        <Button type="submit">{t("show")}</Button>
        {isEveryRound(choice) ? null : (
          <Link to={roundsUrl(lang, EVERY_ROUND)} replace preventScrollReset className={styles.reset}>
            {t("reset")}
          </Link>
        )}
      </div>
    </Form>
  );
}
