import { lazy, Suspense } from "react";
import styles from "./QrCode.module.css";

const QrDrawing = lazy(() => import("./QrDrawing.tsx"));

/** A text for another device's camera. Dark on light in every theme: cameras don't read it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <Suspense fallback={<span className={styles.qr} />}>
      <QrDrawing text={text} label={label} />
    </Suspense>
  );
}
