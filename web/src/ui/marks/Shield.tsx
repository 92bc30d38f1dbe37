import type { CSSProperties } from "react";
import styles from "./Shield.module.css";

/** How many patterns the style sheet has. */
const PATTERNS = 4;
/** Size in the style sheet. */
const USUAL = 14;

/** A side's emblem, drawn from its two colors; never anybody's real crest. The pattern follows from the id. */
export function Shield({
  id,
  color,
  secondColor,
  size = USUAL,
}: {
  id: string;
  color: string;
  secondColor: string;
  size?: number;
}) {
  const pattern = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PATTERNS;
  const drawing = { "--first": color, "--second": secondColor, ...(size !== USUAL && { "--size": `${size}px` }) };
  return <i className={styles.shield} data-pattern={pattern} style={drawing as CSSProperties} aria-hidden />;
}
