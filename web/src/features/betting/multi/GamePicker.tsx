import { useState } from "react";
import { useTranslation } from "react-i18next";
import Check from "~icons/mdi/check";
import Plus from "~icons/mdi/plus";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { MOST_GAMES } from "./chosenGames.ts";
import styles from "./GamePicker.module.css";
import type { Choice } from "./Pane.tsx";

interface Props {
  isOpen: boolean;
  onClose(): void;
  games: readonly Choice[];
  isLoaded: boolean;
  chosen: readonly string[];
  onChoose(ids: readonly string[]): void;
}

const namesOf = ({ opponents }: Choice) => opponents.map(({ name }) => name).join(" – ");

/** The games in play, to put side by side: a click puts one in or takes it out. */
export function GamePicker({ isOpen, onClose, games, isLoaded, chosen, onChoose }: Props) {
  const { t } = useTranslation("multi");
  const [words, setWords] = useState("");
  const typed = words.trim().toLowerCase();
  const fitting = games.filter(
    (game) =>
      typed === "" || `${namesOf(game)} ${game.championship?.name} ${game.sport?.name}`.toLowerCase().includes(typed),
  );
  const bySport = [...Map.groupBy(fitting, ({ sport }) => sport?.id ?? "")];
  const isFull = chosen.length >= MOST_GAMES;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Dialog title={t("pickTitle")} closeLabel={t("close")} size="medium" isOpen={isOpen} onClose={onClose}>
      <TextField
        label={t("filter")}
        value={words}
        maxLength={64}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className={styles.count}>
        {isFull ? t("full", { most: MOST_GAMES }) : t("chosen", { count: chosen.length, most: MOST_GAMES })}
      </p>
      <div className={styles.list}>
        {!isLoaded ? <Skeleton rows={8} label={t("loading")} /> : null}
        {isLoaded && fitting.length === 0 ? <Notice title={t(games.length === 0 ? "noLive" : "noneFits")} /> : null}
        {bySport.map(([sportId, own]) => (
          <section key={sportId} aria-label={own[0]?.sport?.name ?? ""}>
            <h3 className={styles.sport}>
              <SportIcon slug={own[0]?.sport?.slug ?? ""} />
              {own[0]?.sport?.name}
            </h3>
            <ul>
              {own.map((game) => {
                const isChosen = chosen.includes(game.id);
                return (
                  <li key={game.id}>
                    <button
                      type="button"
                      className={styles.game}
                      aria-pressed={isChosen}
                      disabled={isFull && !isChosen}
                      onClick={() => toggle(game.id)}
                    >
                      {isChosen ? (
                        <Check className={styles.mark} aria-hidden />
                      ) : (
                        <Plus className={styles.mark} aria-hidden />
                      )}
                      <span className={styles.words}>
                        <span className={styles.names}>{namesOf(game)}</span>
                        <span className={styles.fact}>{game.championship?.name}</span>
                      </span>
                      {game.score === null ? null : (
                        <bdi className={`${styles.score} number`} translate="no">
                          {game.score.home}:{game.score.away}
                        </bdi>
                      )}
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
