import { generate } from "lean-qr";
import styles from "./QrCode.module.css";

/** Light modules around the code, without which no camera finds it. */
const QUIET = 4;

/** A text for another device's camera. Dark on light in every theme: cameras don't read it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const lines = Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (__, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  const side = code.size + 2 * QUIET;
  return (
    <svg className={styles.qr} role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shapeRendering="crispEdges">
      <path d={lines.join("")} fill="currentColor" />
    </svg>
  );
}
