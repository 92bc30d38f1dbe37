import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { LotteriesQuery } from "@/operations/betting/generated.ts";
import { Countdown } from "@/ui/marks/Countdown.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { isNothing } from "./picks.ts";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Lotto.module.css";

export type Lotteries = NonNullable<LotteriesQuery["lotteries"]>;

/** Highest fixed prize as a multiple of the stake. */
const topOf = (categories: Lotteries[number]["categories"]): number =>
  Math.max(0, ...categories.map(({ times }) => Number(times ?? 0)));

/** All lotteries with what can be won and the time left. */
export function LotteryList({ lotteries }: { lotteries: Lotteries }) {
  const { t } = useTranslation("lotto");
  const lang = useLanguage();
  return (
    <ul className={styles.cards}>
      {lotteries.map(({ id, name, poolShare, jackpot, categories, nextClosesAt, minStake, ...drum }) => (
        <li key={id} className={styles.card}>
          <h2>
            <Link to={urls.page(lang, "lotto", { sectionName: id })}>{name}</Link>
          </h2>
          <p className={shared.soft}>
            {t(drum.bonusCount > 0 ? "drumWithBonus" : "drum", { drawn: drum.drawnCount, balls: drum.ballCount })}
          </p>
          <dl className={shared.sums}>
            <div className={styles.top}>
              <dt>{t(poolShare === null ? "topPrize" : isNothing(jackpot) ? "pool" : "jackpot")}</dt>
              <dd>
                {poolShare === null ? (
                  <bdi className="number" translate="no" suppressHydrationWarning>
                    ×{topOf(categories).toLocaleString(lang)}
                  </bdi>
                ) : isNothing(jackpot) ? (
                  t("poolOfStakes", { value: Number(poolShare) })
                ) : (
                  <Money value={jackpot} />
                )}
              </dd>
            </div>
            <div>
              <dt>{t("linePrice")}</dt>
              <dd>
                <Money value={minStake} />
              </dd>
            </div>
            <div>
              <dt>{t("closesIn")}</dt>
              <dd>{nextClosesAt === null ? "–" : <Countdown until={nextClosesAt} />}</dd>
            </div>
          </dl>
          <Link className={styles.play} to={urls.page(lang, "lotto", { sectionName: id })}>
            {t("play")}
          </Link>
        </li>
      ))}
    </ul>
  );
}
