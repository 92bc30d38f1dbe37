import { useTranslation } from "react-i18next";
import styles from "./ColumnHeads.module.css";

/** What the columns of a list are; stays in view while the list scrolls. */
export function ColumnHeads() {
  const { t } = useTranslation("games");
  return (
    <div className={`game-columns ${styles.heads}`} aria-hidden>
      <span /><span /><span />
      <span>1</span><span>X</span><span>2</span>
      <span>{t("totalShort")}</span><span>{t("over")}</span><span>{t("under")}</span>
      <span>{t("handicapShort")}</span><span>1</span><span>2</span>
      <span />
    </div>
  );
}
