import { useTranslation } from "react-i18next";
import { Button } from "@/ui/fields/Button.tsx";
import { atRandom, byFavourites, type Draw, toggled, upTo } from "./picks.ts";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Lotto.module.css";

interface Props {
  draw: Draw;
  numbers: readonly number[];
  /** How many a quick pick takes. */
  count: number;
  /** How many there may be. */
  most: number;
  onChange: (numbers: readonly number[]) => void;
}

/** The numbers of the drum with how popular each is in this draw, and quick picks. */
export function NumberBoard({ draw, numbers, count, most, onChange }: Props) {
  const { t } = useTranslation("lotto");
  const { popularity, lottery } = draw;
  const top = Math.max(1, ...popularity);
  return (
    <section className={shared.panel} aria-label={t("numbers")}>
      <div className={shared.tools}>
        <Button onClick={() => onChange(atRandom(lottery.ballCount, count))}>{t("atRandom")}</Button>
        <Button onClick={() => onChange(byFavourites(popularity, count))}>{t("byFavourites")}</Button>
        <Button look="quiet" disabled={numbers.length === 0} onClick={() => onChange([])}>
          {t("clear")}
        </Button>
        <span className={styles.chosen} aria-live="polite">
          {t("chosen", { count: numbers.length, most })}
        </span>
      </div>
      <div role="group" aria-label={t("numbers")} className={styles.board}>
        {upTo(lottery.ballCount).map((number) => {
          const isPicked = numbers.includes(number);
          const held = popularity[number - 1] ?? 0;
          return (
            <button
              key={number}
              type="button"
              className={`${styles.number} number`}
              translate="no"
              aria-pressed={isPicked}
              disabled={!isPicked && numbers.length >= most}
              title={t("heldBy", { count: held })}
              onClick={() => onChange(toggled(numbers, number, most))}
            >
              {number}
              <span className={styles.bar} style={{ inlineSize: `${(held / top) * 100}%` }} aria-hidden />
            </button>
          );
        })}
      </div>
      <p className={shared.soft}>{t("popularity")}</p>
    </section>
  );
}
