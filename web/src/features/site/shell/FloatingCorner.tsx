import type { ReactNode } from "react";
import { ROUTES } from "#shared/routes/routes.ts";
import styles from "./FloatingCorner.module.css";
import { ScrollToTop } from "./ScrollToTop.tsx";
import { useRouteName } from "./useRouteName.ts";

/**
 * Buttons over the lower corner of pages with header and footer: the way up, and what is passed in. Never over the
 * coupon, nor over prices where the sports tree is there to stand on.
 */
export function FloatingCorner({ children }: { children: ReactNode }) {
  const route = useRouteName();
  // An unknown page has the default layout.
  return route === "notFound" || ROUTES[route].layout === "default" ? (
    <div className={styles.corner}>
      <ScrollToTop />
      {children}
    </div>
  ) : null;
}
