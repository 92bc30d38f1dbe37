import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import FlagIcon from "~icons/mdi/flag-checkered";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { type EndedMarketsQuery, type GameHeadFragment, useEndedMarketsQuery } from "@/operations/betting/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import styles from "./Endings.module.css";

type EndedMarket = NonNullable<NonNullable<EndedMarketsQuery["game"]>["endedMarkets"]>[number];

/** What became of the bets on a game that is over. */
export default function Endings({ game, isCancelled }: { game: GameHeadFragment; isCancelled: boolean }) {
  const { t } = useTranslation("game");
  const lang = useLanguage();
  const { data, loading } = useEndedMarketsQuery({ variables: { id: game.id } });
  const markets = data?.game?.endedMarkets ?? [];
  return (
    <div className={styles.endings}>
      <div className={styles.card}>
        <Notice
          icon={<FlagIcon />}
          title={t(isCancelled ? "cancelled" : "over")}
          text={t(isCancelled ? "cancelledText" : "overText")}
          action={
            <Link className={styles.results} to={urls.page(lang, "results")}>
              {t("allResults")}
            </Link>
          }
        />
      </div>
      {loading && data === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={6} label={t("loading")} />
        </div>
      ) : null}
      {markets.length > 0 && !isCancelled ? (
        <section className={styles.card} aria-label={t("endings")}>
          <h2 className={styles.title}>{t("endings")}</h2>
          <ul className={styles.list}>
            {markets.map((market) => (
              <Ended key={market.id} market={market} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** The outcomes that were paid in one way or another; those not named lost. */
function Ended({ market }: { market: EndedMarket }) {
  const { t } = useTranslation("game");
  const paid = market.outcomes.flatMap(({ id, name, result }) =>
    result === "LOST" || result === "OPEN" ? [] : [{ id, name, result }],
  );
  return (
    <li className={styles.row}>
      <span>{market.name}</span>
      <span className={styles.paid}>
        {paid.length === 0
          ? t("result.LOST")
          : paid.map(({ id, name, result }) => (
              <span key={id} data-result={result}>
                {name} <span className={styles.result}>{t(`result.${result}`)}</span>
              </span>
            ))}
      </span>
    </li>
  );
}
