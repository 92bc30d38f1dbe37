import type { ReactNode } from "react";
import styles from "./FloatingCorner.module.css";
import { useLayout } from "./useLayout.ts";
import { ScrollToTop } from "./ScrollToTop.tsx";

/** Buttons over the lower corner of pages with header and footer: the way up, and what is passed in. Never over the coupon, nor over prices where the sports tree is there to stand on. */
export function FloatingCorner({ children }: { children: ReactNode }) {
  return useLayout() === "default" ? <div className={styles.corner}><ScrollToTop />{children}</div> : null;
}
