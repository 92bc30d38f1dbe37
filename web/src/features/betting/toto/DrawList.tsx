import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Empty from "~icons/mdi/calendar-blank";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { drawUrl } from "./drawUrl.ts";
import type { Draw } from "./picks.ts";
import shared from "@/ui/draws/Draws.module.css";

interface Props {
  draws: readonly Draw[];
  isPast: boolean;
  /** Asks for the next page; undefined where there is none, or while it comes. */
  more: (() => void) | undefined;
}

/** Draws that are on sale, or those that were, page by page. */
export function DrawList({ draws, isPast, more }: Props) {
  const { t } = useTranslation("toto");
  const lang = useLanguage();
  const time = useTime();
  // The draws asked for so far may all be on sale, and the past ones on the next page.
  if (draws.length === 0 && more === undefined)
    return <Notice icon={<Empty />} title={t(isPast ? "nonePast" : "noDraw")} text={t("noDrawText")} />;
  return (
    <>
      <ul className={shared.list}>
        {draws.map((draw) => (
          <li key={draw.id} className={shared.panel}>
            <h2>
              <Link to={drawUrl(lang, draw)}>{t("drawTitle", { kind: draw.kind.name, number: draw.number })}</Link>
            </h2>
            <p className={shared.soft}>
              {isPast ? `${t(`states.${draw.state}`)} · ` : null}
              <time dateTime={draw.closesAt}>{time.dateTime(draw.closesAt)}</time>
            </p>
            <dl className={shared.sums}>
              <div>
                <dt>{t("jackpot")}</dt>
                <dd>
                  <Money value={draw.jackpot} />
                </dd>
              </div>
              <div>
                <dt>{t("pool")}</dt>
                <dd>
                  <Money value={draw.pool} />
                </dd>
              </div>
              <div>
                <dt>{t(isPast ? "paid" : "matchCount")}</dt>
                <dd>
                  {isPast ? (
                    <Money value={draw.paid} />
                  ) : (
                    <span className="number" translate="no">
                      {draw.matches.length}
                    </span>
                  )}
                </dd>
              </div>
              {isPast && draw.categories.some(({ winnerCount }) => winnerCount !== null) ? (
                <div>
                  <dt>{t("winners")}</dt>
                  <dd>
                    <bdi className="number" translate="no">
                      {draw.categories.reduce((sum, one) => sum + (one.winnerCount ?? 0), 0)}
                    </bdi>
                  </dd>
                </div>
              ) : null}
            </dl>
          </li>
        ))}
      </ul>
      {more === undefined ? null : <Button onClick={more}>{t("more")}</Button>}
    </>
  );
}
