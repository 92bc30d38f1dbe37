import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Calendar from "~icons/mdi/calendar-blank-outline";
import { useLanguage } from "@/platform/app/app.ts";
import type { ResultDaysQuery } from "@/operations/betting/generated.ts";
import { urls } from "#shared/routes/routes.ts";
import { SearchForm } from "@/ui/filters/SearchForm.tsx";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { type ResultsChoice, resultsUrl } from "./address.ts";
import { DayBar } from "./DayBar.tsx";
import { ResultList } from "./ResultList.tsx";
import styles from "./ResultsPage.module.css";
import { SportFilter } from "./SportFilter.tsx";
import { type AskedResults, useResults } from "./useResults.ts";

interface Props {
  choice: ResultsChoice;
  results: AskedResults;
  /** Null in the live zone, which has no days; undefined until they are known. */
  days: ResultDaysQuery | null | undefined;
}

/** Results by day and sport, or of what is being played (SPEC 2.16). */
export function ResultsPage({ choice, results, days }: Props) {
  const { t } = useTranslation("results");
  const lang = useLanguage();
  const { results: found, totalCount, sports, state, loadMore, retry } = useResults(results);
  const day = results.variables.filter.day ?? null;
  const isSearching = choice.search !== "" || choice.sportId !== null;
  const wider = { ...choice, day, sportId: null, search: "" };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <LinkTabs
          label={t("zones")}
          links={(["zone", "live"] as const).map((zone) => ({
            key: zone,
            to: resultsUrl(lang, { ...choice, zone, day: null, month: null }),
            name: t(`zone.${zone}`),
            isHere: zone === choice.zone,
          }))}
        />
        <SearchForm
          key={choice.search}
          action={urls.page(lang, "results", { zone: choice.zone })}
          label={t("search")}
          find={t("find")}
          value={choice.search}
          maxLength={64}
        >
          {choice.zone === "zone" && day !== null ? <input type="hidden" name="day" value={day} /> : null}
          {choice.sportId === null ? null : <input type="hidden" name="sport" value={choice.sportId} />}
        </SearchForm>
      </header>
      {days === null ? null : <DayBar choice={choice} day={day} answer={days} />}
      <SportFilter choice={{ ...choice, day }} sports={sports} />
      <p className="visually-hidden" role="status">
        {state === "ready" ? t("count", { count: totalCount }) : ""}
      </p>
      {state === "loading" ? (
        <div className={styles.card}>
          <Skeleton rows={12} height={48} label={t("loading")} />
        </div>
      ) : null}
      {state === "failed" ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} text={t("failedText")} retry={retry} />
        </div>
      ) : null}
      {state === "ready" && found.length === 0 ? (
        <div className={styles.card}>
          <Notice
            icon={<Calendar />}
            title={isSearching ? t("nothingFound") : t(choice.zone === "live" ? "nothingLive" : "nothing")}
            text={isSearching ? t("nothingFoundText") : t("nothingText")}
            action={
              isSearching ? (
                <Link className={styles.link} to={resultsUrl(lang, wider)}>
                  {t("showAll")}
                </Link>
              ) : (
                <Link className={styles.link} to={resultsUrl(lang, { ...wider, zone: "zone", day: null, month: null })}>
                  {t("newest")}
                </Link>
              )
            }
          />
        </div>
      ) : null}
      {state === "ready" && found.length > 0 ? (
        <ResultList
          key={`${choice.zone} ${day} ${choice.sportId} ${choice.search}`}
          results={found}
          onNearEnd={loadMore}
        />
      ) : null}
    </div>
  );
}
