import { useState } from "react";
import { useTranslation } from "react-i18next";
import { bonusPosition, type BonusGameKey } from "#shared/games/bonus/bonusGames.ts";
import { hashOfSeed, isClientSeed } from "#shared/games/fair/draw.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { FactList, type Fact } from "@/ui/layout/FactList.tsx";
import type { Attempt } from "./usePlay.ts";
import styles from "./BonusGames.module.css";

/** Plays a game that is over again from its seeds, here in the browser. */
export function isFair({ game, prizes, moves, seedHash, serverSeed, clientSeed, prize }: Attempt): boolean {
  if (serverSeed === null || clientSeed === null || hashOfSeed(serverSeed) !== seedHash) return false;
  const key = game.toLowerCase() as BonusGameKey;
  const weights = prizes.map(({ weight }) => weight);
  try {
    return bonusPosition(key, weights, moves, { serverSeed, clientSeed }).prize === prize;
  } catch {
    return false;
  }
}

/** A button that checks a game, and what came of it. */
export function FairCheck({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation("bonusGames");
  const [result, setResult] = useState<boolean | null>(null);
  return (
    <>
      <Button onClick={() => setResult(isFair(attempt))}>{t("fair.check")}</Button>
      <p role="status" className={styles.checked} data-kind={result === false ? "bad" : "good"}>
        {result === null ? null : t(result ? "fair.good" : "fair.bad")}
      </p>
    </>
  );
}

interface Props {
  attempt: Attempt | null;
  /** Whether the outcome is on the screen: the seed must not tell it before. */
  isShown: boolean;
  ownSeed: string;
  onSeed(seed: string): void;
}

/** The seeds of the attempt: the hash before, all of them after. */
export function Fairness({ attempt, isShown, ownSeed, onSeed }: Props) {
  const { t } = useTranslation("bonusGames");
  const code = (text: string) => (
    <code dir="ltr" className={styles.code}>
      {text}
    </code>
  );
  const facts: Fact[] =
    attempt === null
      ? []
      : [
          [t("fair.hash"), code(attempt.seedHash)],
          ...(attempt.clientSeed === null ? [] : [[t("fair.client"), code(attempt.clientSeed)] as const]),
          ...(attempt.serverSeed === null || !isShown ? [] : [[t("fair.server"), code(attempt.serverSeed)] as const]),
        ];
  return (
    <section className={styles.card} aria-labelledby="bonus-game-fair">
      <h2 id="bonus-game-fair">{t("fair.title")}</h2>
      <p>{t("fair.text")}</p>
      {facts.length === 0 ? null : <FactList className={styles.facts} facts={facts} />}
      {attempt !== null && attempt.clientSeed === null ? (
        <div className={styles.seed}>
          <TextField
            label={t("fair.own")}
            value={ownSeed}
            maxLength={64}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            error={ownSeed === "" || isClientSeed(ownSeed) ? undefined : t("fair.ownHint")}
            onChange={({ target }) => onSeed(target.value)}
          />
        </div>
      ) : null}
      {attempt?.state === "DONE" && isShown ? <FairCheck key={attempt.id} attempt={attempt} /> : null}
    </section>
  );
}
