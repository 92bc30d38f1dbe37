import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "@/platform/app/app.ts";
import {
  MyAttemptsDocument,
  MyBonusGamesDocument,
  type AttemptFieldsFragment,
  usePlayBonusGameMutation,
  useTakeBonusGameAttemptMutation,
} from "@/operations/loyalty/generated.ts";
import type { BonusGameKey } from "@/operations/types.generated.ts";
import { randomKey } from "@/platform/browser/claims.ts";

export type Attempt = AttemptFieldsFragment;

/** How many games of the past are listed. */
export const HISTORY = 10;

/** Failures are told where they happened. */
const OWN = { context: { hasOwnErrors: true }, errorPolicy: "none" as const };

interface Payload {
  attempt: Attempt | null;
  errors: readonly { code: string; message: string }[];
}

const randomSeed = () => randomKey().replaceAll("-", "");

/** Takes attempts and plays them; a call without an answer is sent again as it was. */
export function usePlay(game: BonusGameKey, waiting: Attempt | null) {
  const { t } = useTranslation("bonusGames");
  const client = useClient();
  const [play] = usePlayBonusGameMutation();
  const [take] = useTakeBonusGameAttemptMutation();
  const [played, setPlayed] = useState<Attempt | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [retry, setRetry] = useState<(() => Promise<void>) | null>(null);
  const [ownSeed, setOwnSeed] = useState("");
  const attempt = played ?? waiting;

  const refresh = () => client.refetchQueries({ include: [MyBonusGamesDocument, MyAttemptsDocument] });

  async function run(call: () => Promise<Payload | null | undefined>): Promise<void> {
    setBusy(true);
    setProblem(null);
    setRetry(null);
    const payload = await call().catch(() => null);
    if (payload == null) {
      setProblem(t("noAnswer"));
      setRetry(() => () => run(call));
    } else if (payload.attempt === null) {
      setProblem(payload.errors[0]?.message ?? t("failed"));
      // Played elsewhere, or late: what is so now decides.
      await refresh().catch(() => undefined);
    } else {
      setPlayed(payload.attempt);
      if (payload.attempt.state === "DONE" || payload.attempt.state === "READY") void refresh();
    }
    setBusy(false);
  }

  function move(numbers: readonly number[]): void {
    if (attempt === null || isBusy || retry !== null || attempt.state === "DONE") return;
    const step = attempt.moves.length;
    const seed = ownSeed === "" ? randomSeed() : ownSeed;
    const input = {
      attemptId: attempt.id,
      step,
      move: [...numbers],
      ...(attempt.clientSeed === null && { clientSeed: seed }),
    };
    void run(async () => (await play({ variables: { input }, ...OWN })).data?.playBonusGame);
  }

  function takeOne(source: "DAILY" | "POINTS"): void {
    const input = { gameKey: game, source, ...(source === "POINTS" && { idempotencyKey: randomKey() }) };
    void run(async () => (await take({ variables: { input }, ...OWN })).data?.takeBonusGameAttempt);
  }

  /** Leaves a game that is over for the next attempt. */
  const goOn = () => setPlayed(null);

  return { attempt, isBusy, problem, retry, ownSeed, setOwnSeed, move, takeOne, goOn };
}
