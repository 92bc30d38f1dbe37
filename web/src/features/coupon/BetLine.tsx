import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Close from "~icons/mdi/close";
import Lock from "~icons/mdi/lock-outline";
import { formatOdds } from "#shared/odds.ts";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useSettings } from "@/app/useSettings.ts";
import { removeBet } from "@/betting/couponState.ts";
import { useOddsView } from "@/betting/useOddsView.ts";
import type { UserErrorFieldsFragment } from "@/operations/generated.ts";
import { Shield } from "@/ui/Shield.tsx";
import styles from "./Coupon.module.css";
import { errorKeys } from "./errors.ts";
import { type BetNow, moveOf } from "./evaluate.ts";

interface Props {
  item: BetNow;
  /** The coupon is on its way; nothing in it may change. */
  isLocked: boolean;
  isDependent: boolean;
  errors: readonly UserErrorFieldsFragment[];
}

/** Codes a line shows in its own way already, from the live prices. */
const SHOWN_OTHERWISE = new Set(["ODDS_CHANGED", "OUTCOME_SUSPENDED", "OUTCOME_UNKNOWN", "BETS_DEPEND"]);

/** One bet of the coupon: on what, at which price, and what is wrong with it. */
export function BetLine({ item: { bet, coef, state }, isLocked, isDependent, errors }: Props) {
  const { coupon } = useApp();
  const { t } = useTranslation("coupon");
  const lang = languageOf(useApp());
  const view = useOddsView();
  const { hasTeamLogos } = useSettings();
  const name = bet.opponents.join(" – ");
  const move = state === "open" ? moveOf(bet.coef, coef) : 0;
  const isUp = move > 0;
  const address = urls.game(lang, bet.section === "LIVE" ? "live" : "line", { slug: bet.sportSlug }, bet.championship, { id: bet.gameId, slug: bet.gameSlug });
  return (
    <li className={styles.bet} data-state={state}>
      <div className={styles.betTop}>
        <span className={styles.outcome}>{bet.outcomeName}</span>
        <span className={styles.coef}>
          {state === "locked" ? <Lock aria-hidden /> : null}
          {move !== 0 ? <><del><bdi className="number">{formatOdds(bet.coef, view)}</bdi></del><span className="visually-hidden">{isUp ? t("wentUp") : t("wentDown")}</span><span aria-hidden className={isUp ? styles.up : styles.down}>{isUp ? "▲" : "▼"}</span></> : null}
          <ins className={state === "gone" ? styles.struck : ""}><bdi className="number">{formatOdds(coef, view)}</bdi></ins>
        </span>
        <button type="button" className={styles.remove} disabled={isLocked} aria-label={t("remove", { outcome: bet.outcomeName, game: name })} onClick={() => removeBet(coupon, bet.outcomeId)}><Close aria-hidden /></button>
      </div>
      <p className={styles.market}>{bet.marketName}</p>
      <Link to={address} className={styles.game}>{bet.section === "LIVE" ? <span className={styles.liveMark}>{t("live")}</span> : null}
        {hasTeamLogos && bet.shields !== undefined ? <span className={styles.shields}>{bet.shields.map((shield) => <Shield key={shield.id} {...shield} />)}</span> : null}{name}
      </Link>
      {state === "locked" ? <p className={styles.problem}>{t("locked")}</p> : null}
      {state === "gone" ? <p className={styles.problem}>{t("gone")}</p> : null}
      {isDependent ? <p className={styles.problem}>{t("error.BETS_DEPEND")}</p> : null}
      {errors.filter(({ code }) => !SHOWN_OTHERWISE.has(code)).map(({ code }) => <p key={code} className={styles.problem}>{t(errorKeys(code))}</p>)}
    </li>
  );
}
