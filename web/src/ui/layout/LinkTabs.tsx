import { Link } from "react-router";
import styles from "./LinkTabs.module.css";

interface Props {
  /** What is chosen by them, for screen readers. */
  label: string;
  links: readonly { key: string; to: string; name: string; isHere: boolean }[];
}

/** A few pages that are one with a choice, such as line or live; the open one is marked. */
export function LinkTabs({ label, links }: Props) {
  return (
    <nav aria-label={label} className={styles.switch}>
      {links.map(({ key, to, name, isHere }) => (
        <Link key={key} to={to} className={styles.link} aria-current={isHere ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
