import type { ReactNode } from "react";
import styles from "./Card.module.css";

/** A titled part of a page of numbers. */
export function Card({
  title,
  aside,
  level = 2,
  children,
}: {
  title: string;
  aside?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
}) {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {aside}
      </header>
      {children}
    </section>
  );
}
