import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/ui/fields/Button.tsx";
import { Ball } from "./Ball.tsx";
import { Balls } from "./Balls.tsx";
import styles from "./Balls.module.css";

/** A ball comes every so many milliseconds; the long draws of keno go faster. */
const FEW_MS = 1_100;
const MANY_MS = 450;
const FEW = 8;

const prefersStill = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;

interface Props {
  /** Null while the draw is being held. */
  balls: readonly number[] | null;
  drawn: number;
  own: readonly number[];
  /** Whether the balls were known when the page came: then there is nothing to watch. */
  isKnown: boolean;
}

/** A draw shown ball by ball as it is held. It can be skipped, and seen again; who wants no motion sees the result. */
export function DrawShow({ balls, drawn, own, isKnown }: Props) {
  const { t } = useTranslation("lotto");
  const [shown, setShown] = useState(() => (isKnown || prefersStill() ? Infinity : 0));
  const count = balls?.length ?? 0;
  const isRunning = balls !== null && shown < count;

  useEffect(
    function showNext() {
      if (!isRunning) return undefined;
      const timer = setInterval(() => setShown((before) => before + 1), count > FEW ? MANY_MS : FEW_MS);
      return () => clearInterval(timer);
    },
    [isRunning, count],
  );

  const visible = balls?.slice(0, shown) ?? [];
  const newest = isRunning ? visible.at(-1) : undefined;
  return (
    <section className={styles.show} aria-label={t("draw")}>
      {balls === null ? (
        <p className={styles.wait} role="status">
          {t("holding")}
        </p>
      ) : (
        <>
          {isRunning ? (
            <div className={styles.newest} aria-hidden>
              {newest === undefined ? null : (
                <Ball key={newest} ball={newest} isBonus={visible.length > drawn} isOwn={own.includes(newest)} />
              )}
            </div>
          ) : (
            <h2>{t("result")}</h2>
          )}
          <Balls balls={visible} drawn={drawn} own={own} />
          {isRunning ? (
            <Button look="quiet" onClick={() => setShown(Infinity)}>
              {t("skip")}
            </Button>
          ) : (
            <Button look="quiet" onClick={() => setShown(0)}>
              {t("watchAgain")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
