import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import Grid from "~icons/mdi/view-grid-plus-outline";
import Plus from "~icons/mdi/plus";
import { useClient } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import type {
  GamesQuery,
  GamesQueryVariables,
  LiveChoiceQuery,
  LiveChoiceQueryVariables,
} from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { gamesInAddress, keepGames, keptGames, MOST_GAMES, moved, nextGame, withGames } from "./chosenGames.ts";
import { GamePicker } from "./GamePicker.tsx";
import styles from "./MultiLive.module.css";
import { Pane } from "./Pane.tsx";

interface Props {
  /** What can be chosen. */
  live: Answer<LiveChoiceQuery, LiveChoiceQueryVariables>;
  /** What the address chooses. */
  shown: Answer<GamesQuery, GamesQueryVariables>;
}

/** Up to nine live games side by side, each with its score and main prices (SPEC 2.14). */
export function MultiLive({ live: { data }, shown }: Props) {
  const { t } = useTranslation("multi");
  const client = useClient();
  const [query, setQuery] = useSearchParams();
  const [isPicking, setPicking] = useState(false);
  const [told, setTold] = useState("");
  const grid = useRef<HTMLUListElement>(null);
  const inAddress = gamesInAddress(query);
  const chosen = inAddress ?? [];
  const games = (data?.games?.edges ?? []).map(({ node }) => node);
  const panes = ((shown.data ?? shown.previousData)?.games?.edges ?? []).map(({ node }) => node);

  useEffect(function bringBackKept() {
    const kept = keptGames();
    if (inAddress === null && kept.length > 0)
      setQuery((before) => withGames(before, kept), { replace: true, preventScrollReset: true });
    // Only on arrival: who takes all away has none.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function choose(ids: readonly string[]) {
    keepGames({ client }, ids);
    setQuery((before) => withGames(before, ids), { replace: true, preventScrollReset: true });
  }

  function move(id: string, by: -1 | 1) {
    const next = moved(chosen, id, by);
    choose(next);
    setTold(t("movedTo", { place: next.indexOf(id) + 1, count: next.length }));
  }

  function remove(id: string) {
    const place = chosen.indexOf(id);
    choose(chosen.filter((other) => other !== id));
    setTold(t("removed"));
    // The focus goes on to the pane that takes the place, so that the keyboard is not thrown to the top of the page.
    requestAnimationFrame(() => {
      const left = grid.current?.querySelectorAll<HTMLElement>("[data-pane]") ?? [];
      (left[Math.min(place, left.length - 1)] ?? grid.current?.querySelector<HTMLElement>("button"))?.focus();
    });
  }

  const fill = () =>
    choose([...chosen, ...games.map(({ id }) => id).filter((id) => !chosen.includes(id))].slice(0, MOST_GAMES));
  const canAdd = chosen.length < MOST_GAMES;
  return (
    <section>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        <p className={styles.count}>{t("chosen", { count: chosen.length, most: MOST_GAMES })}</p>
        <div className={styles.tools}>
          {canAdd && games.length > 0 && chosen.length > 0 ? <Button onClick={fill}>{t("fill")}</Button> : null}
          {chosen.length > 0 ? (
            <Button look="quiet" onClick={() => choose([])}>
              {t("clear")}
            </Button>
          ) : null}
          <Button look="primary" onClick={() => setPicking(true)}>
            {t("pick")}
          </Button>
        </div>
      </header>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {chosen.length === 0 ? (
        <div className={styles.card}>
          <Notice
            icon={<Grid />}
            title={t("nothing")}
            text={games.length > 0 || data === undefined ? t("nothingText") : t("noLive")}
            action={
              games.length === 0 ? undefined : (
                <Button look="primary" onClick={fill}>
                  {t("fillAll", { count: Math.min(games.length, MOST_GAMES) })}
                </Button>
              )
            }
          />
        </div>
      ) : (
        <ul ref={grid} className={styles.grid}>
          {chosen.map((id, index) => (
            <li key={id} className={styles.cell}>
              <Pane
                id={id}
                listed={panes.find((game) => game.id === id)}
                isAsked={shown.data !== undefined || shown.error !== undefined}
                isFirst={index === 0}
                isLast={index === chosen.length - 1}
                onMove={(by) => move(id, by)}
                onRemove={() => remove(id)}
                nextFor={(over) => nextGame(over, games, chosen)}
                onReplace={(next) => choose(chosen.map((other) => (other === id ? next : other)))}
              />
            </li>
          ))}
          {canAdd ? (
            <li className={styles.cell}>
              <button type="button" className={styles.add} onClick={() => setPicking(true)}>
                <Plus aria-hidden />
                {t("add")}
              </button>
            </li>
          ) : null}
        </ul>
      )}
      <GamePicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        games={games}
        isLoaded={data !== undefined}
        chosen={chosen}
        onChoose={choose}
      />
    </section>
  );
}
