import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import type { PlayedGame } from "./GameFacts.tsx";
import styles from "./Poster.module.css";
import type { FreeRounds } from "./useFreeRounds.ts";
import type { Launch } from "./useLaunch.ts";

interface Props {
  game: PlayedGame;
  /** Address of the page that it is played on. */
  page: string;
  launch: Launch;
  /** Free rounds of the player here; null for none. */
  free: FreeRounds | null;
  /** A guest asked to play for money. */
  isSignInNeeded: boolean;
  onAgain(): void;
}

/** Refusals that have words of their own. */
const REFUSALS = [
  "LIMIT_REACHED",
  "PERSON_EXCLUDED",
  "BETTING_CLOSED",
  "GAMES_UNAVAILABLE",
  "DEMO_UNAVAILABLE",
] as const;
/** The player's own limits and breaks are told on their page. */
const OF_LIMITS: readonly string[] = ["LIMIT_REACHED", "BETTING_CLOSED"];

/** What stands where a game will be: its picture and the ways to play it, or why it did not open. */
export function Poster({ game, page, launch, free, isSignInNeeded, onAgain }: Props) {
  const { t } = useTranslation("casinoGame");
  const lang = useLanguage();
  const dialog = useDialog();
  const code = launch.state === "refused" ? launch.code : null;
  const refusal = code === null ? null : (REFUSALS.find((one) => one === code) ?? "FAILED");

  const askToSignIn = useEffectEvent(() => dialog({ name: "signIn" }));
  useEffect(
    function openSignIn() {
      if (isSignInNeeded) askToSignIn();
    },
    [isSignInNeeded],
  );

  return (
    <div className={styles.poster}>
      {game.pictures?.wide == null ? null : (
        <img className={styles.picture} src={game.pictures.wide} alt="" width={1280} height={720} />
      )}
      <div className={styles.words}>
        {launch.state === "opening" ? (
          <p role="status">{t("opening")}</p>
        ) : refusal !== null ? (
          <div role="alert" className={styles.refusal}>
            <p className={styles.title}>{t(`refused.${refusal}.title`)}</p>
            <p>{t(`refused.${refusal}.text`)}</p>
          </div>
        ) : isSignInNeeded ? (
          <p className={styles.title}>{t("signInFirst")}</p>
        ) : free !== null ? (
          <p className={styles.title}>{t("freeHere", { count: free.left, stake: moneyText(free.stake, lang) })}</p>
        ) : null}
        {launch.state === "opening" ? null : (
          <p className={styles.ways}>
            {refusal === null ? (
              isSignInNeeded ? (
                <Button look="primary" onClick={() => dialog({ name: "signIn" })}>
                  {t("signIn")}
                </Button>
              ) : (
                <Link to={`${page}?mode=money`} replace preventScrollReset className={styles.play}>
                  {t(free === null ? "play" : "playFree")}
                </Link>
              )
            ) : OF_LIMITS.includes(refusal) ? (
              <Link to={urls.page(lang, "responsible")} className={styles.play}>
                {t("toLimits")}
              </Link>
            ) : (
              <Button look="primary" onClick={onAgain}>
                {t("again")}
              </Button>
            )}
            {game.hasDemo === true && refusal !== "DEMO_UNAVAILABLE" ? (
              <Link to={`${page}?mode=demo`} replace preventScrollReset className={styles.demo}>
                {t("tryDemo")}
              </Link>
            ) : null}
          </p>
        )}
      </div>
    </div>
  );
}
