import styles from "./SportIcon.module.css";

/** A sport's drawing, in the color and size of its text; a cup for one that has none of its own. */
export function SportIcon({ slug }: { slug: string }) {
  return <i className={`${styles.icon} glyph`} data-sport={slug} aria-hidden />;
}
