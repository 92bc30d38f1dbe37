import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOpenDeposit } from "@/account/useOpenDeposit.ts";
import { isPlayPaused } from "@/platform/session/playPause.ts";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import styles from "./GameFrame.module.css";
import type { FrameMessage } from "./frameMessages.ts";
import { PlayBar } from "./PlayBar.tsx";
import { NO_ROUNDS, withMessage } from "./tally.ts";
import { useFrame } from "./useFrame.ts";
import type { FreeRounds } from "./useFreeRounds.ts";
import type { OpenGame } from "./useLaunch.ts";

interface Props {
  game: OpenGame;
  name: string;
  /** Whose money is played with; null for play money. */
  account: AccountFieldsFragment | null;
  /** Free rounds that the game plays next; null for none. */
  free: FreeRounds | null;
  /** A round has begun that may have been one of them. */
  onFreeRound(): void;
  onLeave(): void;
}

/**
 * A game in its frame, with a bar of what a player must never lose sight of: the time, the balance, and what was won or
 * lost. Both fill the screen together.
 */
export function GameFrame({ game, name, account, free, onFreeRound, onLeave }: Props) {
  const { t } = useTranslation("casinoGame");
  const openDeposit = useOpenDeposit();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [tally, setTally] = useState(NO_ROUNDS);
  const [told, setTold] = useState<{ amount: string; currency: string } | null>(null);
  const isHeld = useReactiveVar(isPlayPaused);

  const leaveFullScreen = async () => {
    // Browsers that can't fill the screen know neither.
    if (document.fullscreenElement != null) await document.exitFullscreen();
  };

  function heard(message: FrameMessage) {
    setTally((before) => withMessage(before, message));
    if (message.type === "roundStarted" && free !== null) onFreeRound();
    if (message.type === "balance") setTold({ amount: message.amount, currency: message.currency });
    else if (message.type === "close") void leaveFullScreen().then(onLeave);
    else if (message.type === "cashier") void leaveFullScreen().then(openDeposit);
  }
  const { sandbox, tell } = useFrame(frame, game.url, heard);

  const holdGame = useEffectEvent((isNowHeld: boolean) => {
    tell({ type: "hold", isHeld: isNowHeld });
    // The reminder stands on the page, not in what fills the screen.
    if (isNowHeld) void leaveFullScreen();
  });
  useEffect(
    function hold() {
      if (isLoaded) holdGame(isHeld);
    },
    [isHeld, isLoaded],
  );

  const balance = account?.balance.amount;
  const refresh = useEffectEvent(() => {
    if (told !== null && told.amount !== balance) tell({ type: "refresh" });
  });
  useEffect(
    function followBalance() {
      if (balance !== undefined) refresh();
    },
    [balance],
  );

  return (
    <div ref={stage} className={styles.stage} data-playing>
      <PlayBar
        mode={game.mode}
        free={free}
        balance={account?.balance ?? told}
        net={told === null ? null : { amount: tally.net, currency: told.currency }}
        rounds={tally.rounds}
        stage={stage}
        onLeave={onLeave}
      />
      <div className={styles.place}>
        {isLoaded ? null : (
          <p role="status" className={styles.opening}>
            {t("opening")}
          </p>
        )}
        <iframe
          key={game.url}
          ref={frame}
          className={styles.frame}
          src={game.url}
          title={t("frame", { name })}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </div>
  );
}
