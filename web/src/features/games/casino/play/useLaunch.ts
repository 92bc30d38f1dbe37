import { useEffect, useEffectEvent, useState } from "react";
import { trackEvent } from "@/platform/analytics/analytics.ts";
import { useClient } from "@/platform/app/app.ts";
import { CloseCasinoSessionDocument, LaunchCasinoGameDocument } from "@/operations/games/generated.ts";

/** money: with an account of the player; demo: with play money. */
export type PlayMode = "money" | "demo";

export interface OpenGame {
  mode: PlayMode;
  url: string;
  sessionId: string | null;
}

export type Launch =
  | { state: "none" }
  | { state: "opening" }
  | { state: "open"; game: OpenGame }
  /** A code of the schema, or "FAILED" where no answer came. */
  | { state: "refused"; code: string };

/** What is to be opened. */
export interface Wanted {
  gameId: string;
  mode: PlayMode;
  /** Null for play money. */
  accountId: string | null;
}

const keyOf = (wanted: Wanted | null) =>
  wanted === null ? "" : `${wanted.gameId} ${wanted.mode} ${wanted.accountId ?? ""}`;

/**
 * Opens what is wanted and keeps it open until something else is wanted or the page is left; a session for money is ended
 * then. `again` asks once more after a refusal.
 */
export function useLaunch(wanted: Wanted | null): { launch: Launch; again(): void } {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [launched, setLaunched] = useState<{ key: string; launch: Launch }>({ key: "", launch: { state: "none" } });
  const key = `${keyOf(wanted)} ${attempt}`;

  const open = useEffectEvent(async (): Promise<Launch> => {
    if (wanted === null) return { state: "none" };
    const { gameId, mode, accountId } = wanted;
    const input = mode === "demo" ? { gameId, isDemo: true } : { gameId, ...(accountId !== null && { accountId }) };
    const answer = await client
      .mutate({ mutation: LaunchCasinoGameDocument, variables: { input }, context: { hasOwnErrors: true } })
      .catch(() => undefined);
    const payload = answer?.data?.launchCasinoGame;
    const opened = payload?.launch;
    if (opened != null) trackEvent("gameOpened", { game: gameId, mode });
    if (opened == null) return { state: "refused", code: payload?.errors[0]?.code ?? "FAILED" };
    return URL.canParse(opened.url)
      ? { state: "open", game: { mode, url: opened.url, sessionId: opened.sessionId } }
      : { state: "refused", code: "FAILED" };
  });
  const close = useEffectEvent((sessionId: string) => {
    // Where the answer is lost, the next launch and the end of the player's session end it as well.
    void client
      .mutate({
        mutation: CloseCasinoSessionDocument,
        variables: { input: { sessionId } },
        context: { hasOwnErrors: true },
      })
      .catch(() => undefined);
  });

  const isWanted = wanted !== null;
  useEffect(
    function keepOpen() {
      if (!isWanted) return undefined;
      let isOver = false;
      let session: string | null = null;
      const start = async () => {
        const opened = await open();
        if (opened.state === "open") session = opened.game.sessionId;
        if (!isOver) setLaunched({ key, launch: opened });
        else if (session !== null) close(session);
      };
      void start();
      return () => {
        isOver = true;
        // Coming back to the same game opens a new session: this one is over and takes no more moves.
        setLaunched({ key: "", launch: { state: "none" } });
        if (session !== null) close(session);
      };
    },
    [key, isWanted],
  );

  const launch: Launch = !isWanted ? { state: "none" } : launched.key === key ? launched.launch : { state: "opening" };
  return { launch, again: () => setAttempt((before) => before + 1) };
}
