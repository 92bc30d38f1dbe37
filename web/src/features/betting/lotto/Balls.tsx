import { useTranslation } from "react-i18next";
import { Ball } from "./Ball.tsx";
import styles from "./Balls.module.css";

interface Props {
  balls: readonly number[];
  /** Balls drawn, without the bonus. */
  drawn: number;
  /** Numbers that the player has. */
  own?: readonly number[];
  isSmall?: boolean;
}

/** Balls in the order they came, the bonus set apart. */
export function Balls({ balls, drawn, own, isSmall = false }: Props) {
  const { t } = useTranslation("lotto");
  return (
    <ol className={styles.balls} aria-label={t("balls")}>
      {balls.map((ball, index) => (
        <li key={ball} className={styles.place}>
          {index === drawn ? <span className={styles.plus}>{t("bonus")}</span> : null}
          <Ball ball={ball} isBonus={index >= drawn} isOwn={own?.includes(ball) === true} isSmall={isSmall} />
        </li>
      ))}
    </ol>
  );
}
