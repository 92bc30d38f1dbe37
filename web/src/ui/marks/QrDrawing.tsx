import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./QrCode.module.css";

/** Light modules around the code, without which no camera finds it. */
const QUIET = 4;

/** The drawing of a code, with the library that makes it. */
export default function QrDrawing({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}
