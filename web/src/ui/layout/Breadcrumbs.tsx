import { Link } from "react-router";
import Chevron from "~icons/mdi/chevron-right";
import styles from "./Breadcrumbs.module.css";

/** A page on the way: its name, and its path with prefix. */
export interface Crumb {
  name: string;
  to: string;
}

/** The way from the home page to this one; the last is the page itself and no link. */
export function Breadcrumbs({ label, trail }: { label: string; trail: readonly Crumb[] }) {
  if (trail.length < 2) return null;
  return (
    <nav aria-label={label} className={styles.way}>
      <ol>
        {trail.map(({ name, to }, index) => (
          <li key={`${to} ${name}`}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <>
                <Link to={to}>{name}</Link>
                <Chevron aria-hidden />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
