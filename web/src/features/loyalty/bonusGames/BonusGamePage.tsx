import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isClientSeed } from "#shared/games/fair/draw.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useTime } from "@/platform/site/useTime.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useOwnCurrency } from "@/account/useCurrency.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import type { BonusGamesQuery, MyAttemptsQuery, MyBonusGamesQuery } from "@/operations/loyalty/generated.ts";
import type { BonusGameKey } from "@/operations/types.generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { ChestBoard } from "./boards/ChestBoard.tsx";
import { DragonBoard } from "./boards/DragonBoard.tsx";
import { LotteryBoard } from "./boards/LotteryBoard.tsx";
import { MemoryBoard } from "./boards/MemoryBoard.tsx";
import { SafeBoard } from "./boards/SafeBoard.tsx";
import { WheelBoard } from "./boards/WheelBoard.tsx";
import type { BoardProps } from "./boards/board.ts";
import { Fairness } from "./Fairness.tsx";
import { History } from "./History.tsx";
import { PrizeTable } from "./PrizeTable.tsx";
import { useGameUrl } from "./useGameUrl.ts";
import { type Attempt, usePlay } from "./usePlay.ts";
import { usePrizeText } from "./usePrize.ts";
import styles from "./BonusGames.module.css";

type Game = NonNullable<BonusGamesQuery["bonusGames"]>[number];

/** Each game's board, and how long its last move is looked at before the prize is told, in milliseconds. */
const BOARDS: Readonly<Record<BonusGameKey, { Board: ComponentType<BoardProps>; revealMs: number }>> = {
  CHEST: { Board: ChestBoard, revealMs: 900 },
  FORTUNA: { Board: WheelBoard, revealMs: 4600 },
  MEMORY: { Board: MemoryBoard, revealMs: 700 },
  SAFE: { Board: SafeBoard, revealMs: 1600 },
  LOTTERY: { Board: LotteryBoard, revealMs: 3200 },
  DRAGON: { Board: DragonBoard, revealMs: 900 },
};
const GAMES = Object.keys(BOARDS) as BonusGameKey[];

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the end of a game has been on the screen for long enough. */
function useRevealed(attempt: Attempt | null, revealMs: number): boolean {
  const [revealed, setRevealed] = useState<string | null>(null);
  const over = attempt?.state === "DONE" ? attempt.id : null;
  useEffect(
    function waitForTheBoard() {
      if (over === null) return;
      const timer = setTimeout(() => setRevealed(over), isStill() ? 0 : revealMs);
      return () => clearTimeout(timer);
    },
    [over, revealMs],
  );
  return over !== null && revealed === over;
}

/** What was won and where it is; told to screen readers too. */
function Outcome({ attempt }: { attempt: Attempt | null }) {
  const { t } = useTranslation("bonusGames");
  const lang = useLanguage();
  const text = usePrizeText();
  const prize = attempt === null ? undefined : attempt.prizes[attempt.prize ?? 0];
  return (
    <div role="status" className={styles.outcome} data-won={prize !== undefined && prize.kind !== "NOTHING"}>
      {prize === undefined ? null : prize.kind === "NOTHING" ? (
        <p className={styles.prize}>{t("lost")}</p>
      ) : (
        <>
          <p className={styles.prize}>{t("won", { prize: text(prize) })}</p>
          <p>
            {t(`where.${prize.kind}`)}{" "}
            {prize.kind === "CASH" ? null : (
              <Link to={urls.page(lang, prize.kind === "POINTS" ? "rewards" : "officeBonusesWager")}>
                {t(prize.kind === "POINTS" ? "toPoints" : "toBonuses")}
              </Link>
            )}
          </p>
        </>
      )}
    </div>
  );
}

/** How a player comes to attempts, where they have none. */
function Ways({ game: { isDaily, price, deposits } }: { game: Game }) {
  const { t } = useTranslation("bonusGames");
  const lang = useLanguage();
  const deposit = useOwnCurrency()(deposits);
  return (
    <ul className={styles.ways} aria-label={t("noneText")}>
      {isDaily ? <li>{t("ways.daily")}</li> : null}
      {price === null ? null : <li>{t("ways.points", { price: t("points", { count: price }) })}</li>}
      {deposit === undefined ? null : <li>{t("ways.deposit", { amount: moneyText(deposit, lang) })}</li>}
      <li>{t("ways.gift")}</li>
    </ul>
  );
}

interface Props {
  gameKey: BonusGameKey;
  game: Game | undefined;
  hasFailed: boolean;
  mine: MyBonusGamesQuery | undefined;
  history: MyAttemptsQuery | undefined;
  onAgain(): void;
}

interface PlayProps extends Pick<Props, "mine" | "history"> {
  game: Game;
}

/** The game itself: board, what came of it, and the next attempt. */
function Play({ game, mine, history }: PlayProps) {
  const { t } = useTranslation("bonusGames");
  const { dateTime } = useTime();
  const viewer = useViewer();
  const seat = mine?.viewer?.bonusGames?.find((each) => each.game === game.key);
  const { Board, revealMs } = BOARDS[game.key];
  const { attempt, isBusy, problem, retry, ownSeed, setOwnSeed, move, takeOne, goOn } = usePlay(
    game.key,
    seat?.attempt ?? null,
  );
  const isRevealed = useRevealed(attempt, revealMs);
  const isOver = attempt?.state === "DONE";
  const isWaiting = attempt === null || isRevealed;
  const points = mine?.viewer?.points?.balance ?? 0;
  const prizes = attempt?.prizes ?? game.prizes;
  const canPlay = attempt !== null && !isOver && retry === null && (ownSeed === "" || isClientSeed(ownSeed));
  return (
    <>
      <div className={styles.stage} data-game={game.key}>
        <Board
          key={attempt?.id ?? "none"}
          attempt={attempt}
          prizes={prizes}
          canPlay={canPlay}
          isBusy={isBusy}
          isRevealed={isRevealed}
          onMove={move}
        />
        <Outcome attempt={isRevealed ? attempt : null} />
        {problem === null ? null : (
          <p role="alert" className={styles.problem}>
            {problem} {retry === null ? null : <Button onClick={() => void retry()}>{t("again")}</Button>}
          </p>
        )}
        <div className={styles.actions}>
          {viewer === null ? (
            <div className={styles.signIn}>
              <SignInNotice title={t("signIn")} action={t("enter")} />
            </div>
          ) : isWaiting ? (
            <>
              {isOver && seat?.attempt != null && seat.attempt.id !== attempt.id ? (
                <Button look="primary" onClick={goOn}>
                  {t("next")}
                </Button>
              ) : null}
              {seat?.hasDaily === true ? (
                <Button look="primary" isBusy={isBusy} onClick={() => takeOne("DAILY")}>
                  {t("takeDaily")}
                </Button>
              ) : null}
              {game.price === null ? null : (
                <Button look="ink" isBusy={isBusy} disabled={points < game.price} onClick={() => takeOne("POINTS")}>
                  {t("buy", { count: game.price })}
                </Button>
              )}
              <span className={styles.have}>{t("have", { points: t("points", { count: points }) })}</span>
            </>
          ) : attempt.state === "READY" ? (
            <span className={styles.have}>
              {seat === undefined || seat.ready < 2 ? null : <>{t("ready", { count: seat.ready })} · </>}
              <time dateTime={attempt.expiresAt} suppressHydrationWarning>
                {t("until", { date: dateTime(attempt.expiresAt) })}
              </time>
            </span>
          ) : null}
        </div>
        {viewer !== null && attempt === null ? (
          <div className={styles.empty}>
            <p>{t("none")}</p>
            <Ways game={game} />
          </div>
        ) : null}
      </div>
      <div className={styles.columns}>
        <PrizeTable game={game.key} prizes={prizes} won={isRevealed ? (attempt?.prize ?? null) : null} />
        <div className={styles.column}>
          <Fairness attempt={attempt} isShown={isRevealed} ownSeed={ownSeed} onSeed={setOwnSeed} />
          {viewer === null ? null : (
            <History answer={history} hidden={isOver && !isRevealed ? (attempt?.id ?? null) : null} />
          )}
        </div>
      </div>
    </>
  );
}

/** One bonus game [2.28]: its board, its prizes with their chances, and the means to check it. */
export function BonusGamePage({ gameKey, game, hasFailed, mine, history, onAgain }: Props) {
  const { t } = useTranslation("bonusGames");
  const toGame = useGameUrl();
  return (
    <section className={styles.page}>
      <PageHead title={t(`game.${gameKey}`)} description={t(`tagline.${gameKey}`)} />
      <header className={styles.head}>
        <h1>{t(`game.${gameKey}`)}</h1>
        <p>{t(`how.${gameKey}`)}</p>
      </header>
      <nav aria-label={t("others")} className={styles.others}>
        {GAMES.map((key) => (
          <Link key={key} to={toGame(key)} aria-current={key === gameKey ? "page" : undefined}>
            {t(`game.${key}`)}
          </Link>
        ))}
      </nav>
      {game !== undefined ? (
        <Play game={game} mine={mine} history={history} />
      ) : (
        <div className={styles.card}>
          {hasFailed ? (
            <LoadFailed title={t("failed")} retry={onAgain} />
          ) : (
            <Skeleton rows={4} height={90} label={t("loading")} />
          )}
        </div>
      )}
    </section>
  );
}
