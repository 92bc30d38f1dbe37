import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "@/platform/app/app.ts";
import { useVersions } from "@/prices/useVersions.ts";
import { GameCombinationDocument } from "@/operations/betting/generated.ts";
import type { Combination } from "./choices.ts";

/** How long choosing may go on before the server is asked, in milliseconds. */
const GATHER = 120;

interface Answer {
  /** Last answer; of the outcomes chosen now only when `isCurrent`. Null if there is no such game. */
  combination: Combination | null | undefined;
  isCurrent: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** What the server says of the outcomes chosen; asked again whenever they or the game change. */
export function useCombination(gameId: string, outcomeIds: readonly string[]): Answer {
  const client = useClient();
  const {
    i18n: { language },
  } = useTranslation();
  const version = useVersions([gameId]);
  const [tries, setTries] = useState(0);
  const key = JSON.stringify({ language, outcomeIds });
  /** The same outcomes are another question when the game has moved. */
  const question = JSON.stringify({ key, version, tries });
  const [answer, setAnswer] = useState<{
    key: string;
    combination: Combination | null | undefined;
    hasFailed: boolean;
  }>({ key: "", combination: undefined, hasFailed: false });

  useEffect(
    function askServer() {
      const abort = new AbortController();
      const { key: asked } = JSON.parse(question) as { key: string };
      const { outcomeIds: ids } = JSON.parse(asked) as { outcomeIds: string[] };
      const take = (combination: Combination | null | undefined) => {
        if (!abort.signal.aborted)
          setAnswer((before) => ({
            key: asked,
            combination: combination === undefined ? before.combination : combination,
            hasFailed: combination === undefined,
          }));
      };
      const timer = setTimeout(() => {
        client
          .query({
            query: GameCombinationDocument,
            variables: { gameId, outcomeIds: ids },
            fetchPolicy: "no-cache",
            errorPolicy: "all",
            context: { queryDeduplication: false, fetchOptions: { signal: abort.signal } },
          })
          .then(
            ({ data, error }) =>
              take(error === undefined ? data?.gameCombination : (data?.gameCombination ?? undefined)),
            () => take(undefined),
          );
      }, GATHER);
      return () => {
        clearTimeout(timer);
        abort.abort();
      };
    },
    [client, gameId, question],
  );

  return {
    combination: answer.combination,
    isCurrent: answer.key === key,
    hasFailed: answer.hasFailed,
    retry: () => setTries(tries + 1),
  };
}
