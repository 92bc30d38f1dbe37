import { useEffect, useSyncExternalStore } from "react";
import { usePrices } from "@/prices/prices.ts";
import { useClient } from "@/platform/app/app.ts";
import type { GameEvent, GameState } from "@/prices/gameState.ts";
import { GameEventsDocument, type GameEventsFragment, type GameHeadFragment } from "@/operations/betting/generated.ts";

/** Milliseconds that an answer may be kept on its way, and some. */
const AGAIN_AFTER = 1_500;

type EventfulGame = Pick<GameHeadFragment, "id" | "version" | "score"> & GameEventsFragment;

/** What was fetched with what the feed told since; null if something between the two is missing. */
export function joinedEvents(
  game: Pick<EventfulGame, "events" | "eventCount">,
  live: GameState | undefined,
): readonly GameEvent[] | null {
  const fetched = game.events ?? [];
  const total = live?.eventCount ?? null;
  if (total === null || total <= game.eventCount) return fetched;
  const told = live?.newEvents ?? [];
  const known = game.eventCount - (total - told.length);
  return known < 0 ? null : [...fetched, ...told.slice(known)];
}

const goals = (score: GameState["score"]) => (score === null ? "" : `${score.home}:${score.away}`);

/** What happened in a game so far, as it happens: told by the feed, and asked for where the feed left a gap. */
export function useGameEvents(game: EventfulGame): readonly GameEvent[] {
  const client = useClient();
  const prices = usePrices();
  const { id } = game;
  const live = useSyncExternalStore(
    (listener) => prices.subscribe(id, listener),
    () => prices.gameSince(id, game.version),
    () => undefined,
  );
  const events = joinedEvents(game, live);
  // A source that does not count its events tells of a change by the score alone.
  const isUncounted = live !== undefined && live.eventCount == null && goals(live.score) !== goals(game.score);
  const gap = events === null ? `${live?.eventCount}` : isUncounted ? goals(live.score) : null;

  useEffect(
    function fillGap() {
      if (gap === null) return undefined;
      const ask = () =>
        void client
          .query({ query: GameEventsDocument, variables: { id }, fetchPolicy: "network-only" })
          .catch(() => undefined);
      ask();
      // The answer may have been made for somebody else a moment before the event.
      const timer = setTimeout(ask, AGAIN_AFTER);
      return () => clearTimeout(timer);
    },
    [client, id, gap],
  );

  return events ?? game.events ?? [];
}
