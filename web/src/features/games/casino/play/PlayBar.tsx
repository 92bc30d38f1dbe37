import { siteClock } from "@/platform/browser/siteClock.ts";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Close from "~icons/mdi/close";
import Full from "~icons/mdi/fullscreen";
import FullExit from "~icons/mdi/fullscreen-exit";
import { Balance } from "@/account/Balance.tsx";
import { useTime } from "@/platform/site/useTime.ts";
import { Money } from "@/ui/marks/Money.tsx";
import styles from "./PlayBar.module.css";
import type { FreeRounds } from "./useFreeRounds.ts";
import type { PlayMode } from "./useLaunch.ts";

interface Sum {
  amount: string;
  currency: string;
}

interface Props {
  mode: PlayMode;
  /** Free rounds that are played; null for none. */
  free: FreeRounds | null;
  /** Null until the game tells it. */
  balance: Sum | null;
  /** Won less staked since the game was opened; null until its currency is known. */
  net: Sum | null;
  rounds: number;
  /** What fills the screen. */
  stage: RefObject<HTMLElement | null>;
  onLeave(): void;
}

const SECOND = 1000;
const two = (value: number) => String(value).padStart(2, "0");

/** "4:07", or "1:04:07" from an hour on. */
function lasted(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

/** The instant, each second anew. */
function useNow(): number {
  const [now, setNow] = useState(() => siteClock.now());
  useEffect(function tick() {
    const timer = setInterval(() => setNow(siteClock.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What stands above a game: what it is played with, the time, the balance, the result so far, and the ways out. */
export function PlayBar({ mode, free, balance, net, rounds, stage, onLeave }: Props) {
  const { t } = useTranslation("casinoGame");
  const { time } = useTime();
  const now = useNow();
  const [since] = useState(now);
  const [isFull, setFull] = useState(false);

  useEffect(function followScreen() {
    const follow = () => setFull(document.fullscreenElement != null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);

  const turn = () =>
    void (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen())?.catch(() => undefined);
  const sign = net === null ? 0 : Math.sign(Number(net.amount));
  return (
    <div className={styles.bar}>
      <span className={styles.mode} data-mode={mode}>
        {free === null
          ? t(mode === "demo" ? "playMoney" : "realMoney")
          : t("freeRounds", { left: free.left, all: free.rounds })}
      </span>
      <dl className={styles.facts}>
        <div>
          <dt>{t("clock")}</dt>
          <dd>
            <time dateTime={new Date(now).toISOString()}>{time(new Date(now).toISOString())}</time>
          </dd>
        </div>
        <div>
          <dt>{t("timeHere")}</dt>
          <dd>
            <bdi translate="no" role="timer" aria-live="off">
              {lasted(now - since)}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t("balance")}</dt>
          <dd>{balance === null ? "—" : mode === "money" ? <Balance value={balance} /> : <Money value={balance} />}</dd>
        </div>
        <div>
          <dt>{rounds === 0 ? t("result") : t("resultOf", { count: rounds })}</dt>
          <dd data-sign={sign}>
            {net === null ? (
              "—"
            ) : (
              <bdi translate="no">
                {sign > 0 ? "+" : ""}
                <Money value={net} />
              </bdi>
            )}
          </dd>
        </div>
      </dl>
      {mode === "demo" ? (
        <Link to="?mode=money" replace preventScrollReset className={styles.switch}>
          {t("toMoney")}
        </Link>
      ) : null}
      <button
        type="button"
        className={styles.tool}
        aria-pressed={isFull}
        aria-label={t("fullScreen")}
        title={t("fullScreen")}
        onClick={turn}
      >
        {isFull ? <FullExit aria-hidden /> : <Full aria-hidden />}
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={t("leave")}
        title={t("leave")}
        onClick={() => void (isFull ? document.exitFullscreen().then(onLeave) : onLeave())}
      >
        <Close aria-hidden />
      </button>
    </div>
  );
}
