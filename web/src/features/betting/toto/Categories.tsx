import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Money } from "@/ui/marks/Money.tsx";
import type { Draw } from "./picks.ts";
import shared from "@/ui/draws/Draws.module.css";

/** Prizes by hits, and the rules of the kind in words. */
export function Categories({ draw }: { draw: Draw }) {
  const id = useId();
  const { t } = useTranslation("toto");
  const { kind, categories } = draw;
  const isDrawn = draw.state === "DRAWN" || draw.state === "SETTLED";
  return (
    <section className={shared.panel} aria-labelledby={id}>
      <h2 id={id}>{t("prizes")}</h2>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">{t("hits")}</th>
            <th scope="col">{t("shareOfPool")}</th>
            {isDrawn ? (
              <>
                <th scope="col">{t("winners")}</th>
                <th scope="col">{t("fund")}</th>
                <th scope="col">{t("prize")}</th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ hits, share, winnerCount, fund, prize }) => (
            <tr key={hits}>
              <th scope="row" className="number" translate="no">
                {hits}
              </th>
              <td>
                <bdi className="number" translate="no">
                  {t("percent", { value: share })}
                </bdi>
              </td>
              {isDrawn ? (
                <>
                  <td>
                    <bdi className="number" translate="no">
                      {winnerCount ?? 0}
                    </bdi>
                  </td>
                  <td>{fund === null ? "–" : <Money value={fund} />}</td>
                  <td>{prize === null ? "–" : <Money value={prize} />}</td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={shared.rules}>
        <li>{t("rules.pool", { value: kind.poolShare })}</li>
        <li>{t("rules.jackpot", { value: kind.jackpotShare })}</li>
        <li>{t(kind.isCumulative ? "rules.cumulative" : "rules.single")}</li>
        <li>{t(`rules.void.${kind.voidRule}`)}</li>
        <li>{t("rules.least", { value: kind.leastMatches })}</li>
        <li>{t("rules.rounding")}</li>
      </ul>
    </section>
  );
}
