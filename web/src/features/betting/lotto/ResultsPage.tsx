import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import Empty from "~icons/mdi/calendar-blank";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { LottoResultsQuery, LottoStatisticsQuery } from "@/operations/betting/generated.ts";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Balls } from "./Balls.tsx";
import { LottoFrame } from "./LottoFrame.tsx";
import type { Draw } from "./picks.ts";
import { Statistics } from "./Statistics.tsx";
import { TicketCheck } from "./TicketCheck.tsx";
import { Verifier } from "./Verifier.tsx";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Lotto.module.css";

interface Props {
  lotteries: readonly { id: string; name: string }[];
  /** Key of the lottery whose draws are shown; null for all. */
  lottery: string | null;
  results: LottoResultsQuery["lottoDraws"];
  statistics: LottoStatisticsQuery["lottoStatistics"];
  /** The draw to verify; null for none. */
  draw: Draw | null;
}

/** Past draws, how often balls came, the check of a ticket, and the verification of a draw (SPEC 2.55). */
export function ResultsPage({ lotteries, lottery, results, statistics, draw }: Props) {
  const { t } = useTranslation("lotto");
  const lang = useLanguage();
  const time = useTime();
  const navigate = useNavigate();
  const here = urls.page(lang, "lottoResults");
  const address = (query: Record<string, string>) => {
    const text = new URLSearchParams({ ...(lottery !== null && { lottery }), ...query }).toString();
    return text === "" ? here : `${here}?${text}`;
  };
  const shown = results?.edges ?? [];
  const last = results?.pageInfo;
  return (
    <LottoFrame title={t("resultsTitle")} section="results" lotteries={lotteries}>
      {draw === null ? null : <Verifier key={draw.id} draw={draw} />}
      <div className={shared.columns}>
        <div className={shared.main}>
          <div className={shared.tools}>
            <SelectField
              label={t("lottery")}
              value={lottery ?? ""}
              options={[{ value: "", name: t("all") }, ...lotteries.map(({ id, name }) => ({ value: id, name }))]}
              onChange={(event) =>
                void navigate(event.target.value === "" ? here : `${here}?lottery=${event.target.value}`)
              }
            />
          </div>
          {shown.length === 0 ? (
            <Notice icon={<Empty />} title={t("noResults")} text={t("noResultsText")} />
          ) : (
            <ul className={styles.results}>
              {shown.map(({ node }) => (
                <li key={node.id}>
                  <div>
                    <h3>
                      <Link to={urls.page(lang, "lotto", { sectionName: node.lottery.id, lottoId: node.id })}>
                        {t("drawTitle", { lottery: node.lottery.name, number: node.number })}
                      </Link>
                    </h3>
                    <p className={shared.soft}>
                      <time dateTime={node.closesAt}>{time.dateTime(node.closesAt)}</time> · {t("paid")}{" "}
                      <Money value={node.paid} />
                    </p>
                  </div>
                  <Balls balls={node.balls ?? []} drawn={node.lottery.drawnCount} isSmall />
                  <Link className={styles.link} to={address({ draw: node.id })}>
                    {t("verifyDraw")}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {last?.hasNextPage === true && last.endCursor != null ? (
            <Link className={styles.link} to={address({ after: last.endCursor })}>
              {t("earlier")}
            </Link>
          ) : null}
        </div>
        <div className={shared.side}>
          <TicketCheck />
          {statistics == null ? null : <Statistics statistics={statistics} />}
        </div>
      </div>
    </LottoFrame>
  );
}
