import styles from "./SliderPlace.module.css";

/** As high as the slider, while it is on its way. */
export function SliderPlace() {
  return <div className={styles.place} aria-hidden />;
}
