import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LottoStatisticsQuery } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Ball } from "./Ball.tsx";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Lotto.module.css";

const ORDERS = ["byNumber", "byTimes", "byOverdue"] as const;

/** How often balls came in the last draws; honestly labelled: it predicts nothing. */
export function Statistics({ statistics }: { statistics: NonNullable<LottoStatisticsQuery["lottoStatistics"]> }) {
  const id = useId();
  const { t } = useTranslation("lotto");
  const [order, setOrder] = useState<(typeof ORDERS)[number]>("byTimes");
  const { drawCount, balls } = statistics;
  if (drawCount === 0) return null;
  const most = Math.max(1, ...balls.map(({ times }) => times));
  const sorted =
    order === "byNumber"
      ? balls
      : balls.toSorted((one, other) => (order === "byTimes" ? other.times - one.times : other.overdue - one.overdue));
  return (
    <section className={shared.panel} aria-labelledby={id}>
      <h2 id={id}>{t("statistics.title", { count: drawCount })}</h2>
      <p className={shared.soft}>{t("statistics.honest")}</p>
      <div className={shared.tools} role="group" aria-label={t("statistics.order")}>
        {ORDERS.map((one) => (
          <Button
            key={one}
            look={one === order ? "plain" : "quiet"}
            aria-pressed={one === order}
            onClick={() => setOrder(one)}
          >
            {t(`statistics.${one}`)}
          </Button>
        ))}
      </div>
      <ol className={styles.counts}>
        {sorted.map(({ ball, times, overdue }) => (
          <li key={ball}>
            <Ball ball={ball} isSmall />
            <span>
              <span className="number" translate="no">
                {t("statistics.times", { count: times })}
              </span>
              <span className={styles.bar} style={{ inlineSize: `${(times / most) * 100}%` }} aria-hidden />
              <span className={`${shared.soft} number`} translate="no">
                {t("statistics.overdue", { count: overdue })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
