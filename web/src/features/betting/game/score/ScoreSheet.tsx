import { useTranslation } from "react-i18next";
import Card from "~icons/mdi/card";
import type { GameEvent } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { type ColumnName, scoreSheet } from "./scoreSheet.ts";
import styles from "./ScoreSheet.module.css";

interface Props {
  game: GameHeadFragment;
  score: NonNullable<GameHeadFragment["score"]>;
  events: readonly GameEvent[];
  isOver: boolean;
}

/** The score in detail: by half, quarter, set or inning, with what else the sport counts. */
export function ScoreSheet({ game, score, events, isOver }: Props) {
  const { t } = useTranslation("game");
  const columns = scoreSheet(game.sport?.slug, score, events, isOver);
  if (columns.length < 2) return null;
  const nameOf = (name: ColumnName) =>
    typeof name === "number" ? t("sheet.period", { number: name }) : t(`sheet.${name}`);
  const shown = (name: ColumnName) => {
    if (name === "yellow" || name === "red")
      return (
        <>
          <Card aria-hidden className={styles.cardIcon} data-card={name} />
          <span className="visually-hidden">{nameOf(name)}</span>
        </>
      );
    return typeof name === "number" ? name : t(`sheetShort.${name}`);
  };
  return (
    <div className={styles.scroller}>
      <table className={styles.sheet} aria-label={t("sheet.name")}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("sheet.sides")}</span>
            </th>
            {columns.map(({ key, name, isNow }) => (
              <th key={key} scope="col" aria-label={nameOf(name)} title={nameOf(name)} data-now={isNow || undefined}>
                {shown(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {game.opponents.map((opponent, side) => (
            <tr key={opponent.id}>
              <th scope="row">
                <bdi translate="no">{opponent.shortName}</bdi>
              </th>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-now={column.isNow || undefined}
                  data-total={column.name === "total" || undefined}
                >
                  <bdi className="number" translate="no">
                    {side === 0 ? column.home : column.away}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
