import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Chevron from "~icons/mdi/chevron-down";
import { casinoGameUrl } from "#shared/routes/casinoHalls.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { RoundFieldsFragment } from "@/operations/office/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { StateDot, type StateLook } from "@/ui/marks/StateDot.tsx";
import { RoundDetails } from "./RoundDetails.tsx";
import rows from "@/features/office/OpenRows.module.css";
import styles from "./Rounds.module.css";

/** Columns of the table. */
const COLUMN_COUNT = 6;

const LOOKS: Readonly<Record<RoundFieldsFragment["result"], StateLook>> = {
  OPEN: "waits",
  WON: "good",
  LOST: "bad",
  RETURNED: "calm",
};

/** A round as a row; a button opens where it can be checked. */
export function RoundRow({ round, isOpened = false }: { round: RoundFieldsFragment; isOpened?: boolean }) {
  const id = useId();
  const { t } = useTranslation("rounds");
  const lang = useLanguage();
  const { dateTime } = useTime();
  const [isOpen, setOpen] = useState(isOpened);
  const { game, gameName, result } = round;
  return (
    <>
      <tr className={rows.row} data-open={isOpen}>
        <td className={rows.time}>
          <time dateTime={round.startedAt} suppressHydrationWarning>
            {dateTime(round.startedAt)}
          </time>
        </td>
        <td>
          {game === null ? (
            <strong>{gameName}</strong>
          ) : (
            <Link className={styles.game} to={casinoGameUrl(lang, game)}>
              {gameName}
            </Link>
          )}
          <span className={rows.soft}>{game?.provider?.name}</span>
        </td>
        <td>
          <StateDot look={LOOKS[result]} word={t(`result.${result}`)} />
          {result === "OPEN" && game !== null ? (
            <Link className={`${rows.link} ${styles.goOn}`} to={`${casinoGameUrl(lang, game)}?mode=money`}>
              {t("goOn")}
            </Link>
          ) : null}
        </td>
        <td className={rows.sum}>
          <Money value={round.stake} />
          {round.isFree ? <span className={styles.free}>{t("free")}</span> : null}
        </td>
        <td className={rows.sum} data-result={result}>
          {result === "OPEN" ? (
            "–"
          ) : (
            <bdi translate="no" dir="ltr" className={rows.amount}>
              {result === "WON" ? "+" : null}
              <Money value={round.won} />
            </bdi>
          )}
        </td>
        <td className={rows.toggle}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t("details", { game: gameName, time: dateTime(round.startedAt) })}
            title={t("head.more")}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron aria-hidden />
          </button>
        </td>
      </tr>
      {isOpen ? (
        <tr id={id} className={rows.details}>
          <td colSpan={COLUMN_COUNT}>
            <RoundDetails round={round} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
