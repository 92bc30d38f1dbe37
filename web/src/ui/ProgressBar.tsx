import { useNavigation } from "react-router";
import styles from "./ProgressBar.module.css";

/** A thin line at the top while the next page is on its way (SPEC 2.08, 9.15). */
export function ProgressBar() {
  const { state } = useNavigation();
  return <div className={styles.bar} data-active={state !== "idle"} aria-hidden />;
}
