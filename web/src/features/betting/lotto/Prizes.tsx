import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import { Money } from "@/ui/marks/Money.tsx";
import type { Draw } from "./picks.ts";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Lotto.module.css";

interface Props {
  draw: Draw;
  /** Numbers of a line whose prizes are shown. */
  picks: number;
}

/** Prizes by hits with the chance of each, and the rules in words. */
export function Prizes({ draw, picks }: Props) {
  const id = useId();
  const { t } = useTranslation("lotto");
  const lang = useLanguage();
  const { lottery } = draw;
  const isDrawn = draw.balls !== null;
  const isPooled = lottery.poolShare !== null;
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const returned = lottery.returns.find((one) => one.picks === picks)?.returned;
  return (
    <section className={shared.panel} aria-labelledby={id}>
      <h2 id={id}>{t("prizes")}</h2>
      <div className={styles.scroll}>
        <table className={shared.table}>
          <thead>
            <tr>
              <th scope="col">{t("hits")}</th>
              <th scope="col">{t(isPooled ? "shareOfPool" : "timesStake")}</th>
              <th scope="col">{t("chance")}</th>
              {isDrawn ? (
                <>
                  <th scope="col">{t("winners")}</th>
                  <th scope="col">{t("prizeAtLeast")}</th>
                </>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {draw.categories
              .filter((category) => category.picks === picks)
              .map(({ hits, withBonus, share, times, oneIn, winnerCount, prize }) => (
                <tr key={`${hits} ${String(withBonus)}`}>
                  <th scope="row">{t(withBonus === true ? "hitsAndBonus" : "hitCount", { count: hits })}</th>
                  <td>
                    <bdi className="number" translate="no">
                      {isPooled ? t("percent", { value: share }) : `×${whole.format(Number(times))}`}
                    </bdi>
                  </td>
                  <td suppressHydrationWarning>{t("oneIn", { value: whole.format(Number(oneIn)) })}</td>
                  {isDrawn ? (
                    <>
                      <td>
                        <bdi className="number" translate="no">
                          {winnerCount ?? 0}
                        </bdi>
                      </td>
                      <td>{prize === null ? "–" : <Money value={prize} />}</td>
                    </>
                  ) : null}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <ul className={shared.rules}>
        {returned === undefined ? null : <li>{t("rules.returns", { value: returned })}</li>}
        {isPooled ? <li>{t("rules.jackpot")}</li> : null}
        <li>{t("rules.highest")}</li>
        <li>{t(isPooled ? "rules.shared" : "rules.fixed")}</li>
        <li>{t("rules.late")}</li>
        <li>{t("rules.void", { count: lottery.deadlineHours })}</li>
      </ul>
    </section>
  );
}
