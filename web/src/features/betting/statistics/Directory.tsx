import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ResultChampionshipsQuery } from "@/operations/betting/generated.ts";
import { Flag } from "@/ui/marks/Flag.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import styles from "./Directory.module.css";
import { useDate } from "./useDate.ts";

type Summary = NonNullable<ResultChampionshipsQuery["resultChampionships"]>[number];

interface Props {
  championships: readonly Summary[];
  to(championship: Summary["championship"]): string;
}

/** Championships under their sports, each with how much there is of it. */
export function Directory({ championships, to }: Props) {
  const { t } = useTranslation("results");
  const date = useDate();
  const sports = Map.groupBy(championships, ({ championship }) => championship.sport?.id ?? "");
  return (
    <div className={styles.sports}>
      {[...sports].map(([id, own]) => {
        const sport = own[0]?.championship.sport;
        return (
          <section key={id} className={styles.sport} aria-labelledby={`sport-${id}`}>
            <h2 id={`sport-${id}`} className={styles.head}>
              {sport == null ? null : <SportIcon slug={sport.slug} />}
              {sport?.name ?? t("otherSports")}
            </h2>
            <ul>
              {own.map(({ championship, resultCount, lastResultAt }) => (
                <li key={championship.id}>
                  <Link to={to(championship)} className={styles.championship}>
                    <Flag code={championship.countryCode} />
                    <span className={styles.name}>{championship.name}</span>
                    <span className={styles.facts}>
                      <bdi translate="no">{t("count", { count: resultCount })}</bdi>
                      <time dateTime={lastResultAt} suppressHydrationWarning>
                        {date({ startsAt: lastResultAt, hasTime: true })}
                      </time>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
