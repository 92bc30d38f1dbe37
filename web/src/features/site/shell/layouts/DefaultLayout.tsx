import { useCoupon } from "@/slip/slip.ts";
import { useHasQuickCoupon } from "@/platform/app/app.ts";
import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import Sports from "~icons/mdi/trophy-outline";
import Ticket from "~icons/mdi/ticket-outline";
import { useSettings } from "@/platform/site/useSettings.ts";
import { FavoritesFeed } from "@/favorites/FavoritesFeed.tsx";
import { PlayerFeed } from "@/features/site/shell/PlayerFeed.tsx";
import { SeoContent } from "@/features/site/shell/SeoContent.tsx";
import styles from "./DefaultLayout.module.css";
import { Footer } from "@/features/site/shell/Footer.tsx";
import { Header } from "@/features/site/shell/Header.tsx";
import { useLayoutRoot } from "./useLayoutRoot.ts";
import { PartBoundary } from "@/features/site/shell/PartBoundary.tsx";
import { SideSection } from "@/features/site/shell/SideSection.tsx";

interface Props {
  children: ReactNode;
  /** Section before the content: the tree of sports. */
  start?: ReactNode;
  /** Second centre panel of wide windows. */
  panel?: ReactNode;
  /** Section after the content: the coupon. Not shown where the guards hide it (SPEC 5.11). */
  end?: ReactNode;
}

const stateOf = (isThere: boolean, isFolded: boolean) => (!isThere ? "none" : isFolded ? "folded" : "open");

/** Header, content with its side sections, footer, and what floats over them (SPEC 2.07). */
export function DefaultLayout({ children, start, panel, end }: Props) {
  const { t } = useTranslation("shell");
  const root = useLayoutRoot("default");
  const { pathname } = useLocation();
  const coupon = useCoupon();
  const bets = useReactiveVar(coupon.bets);
  const isCouponVisible = useReactiveVar(useHasQuickCoupon());
  const hasEnd = end !== undefined && isCouponVisible;
  const { isStartFolded, isEndFolded } = useSettings();
  const isPlain = start === undefined && !hasEnd;
  return (
    <div {...root} className={styles.page}>
      <PartBoundary part="header">
        <Header hasSlip={hasEnd} />
      </PartBoundary>
      <PlayerFeed />
      <FavoritesFeed />
      <div
        className={isPlain ? styles.plain : styles.columns}
        data-start={stateOf(start !== undefined, isStartFolded)}
        data-end={stateOf(hasEnd, isEndFolded)}
        data-panel={panel == null ? "none" : "shown"}
      >
        {start === undefined ? null : (
          <SideSection side="start" name={t("sports")} icon={<Sports />}>
            <PartBoundary part="menu">{start}</PartBoundary>
          </SideSection>
        )}
        <div className={styles.middle}>
          <main id="content" className={styles.main} tabIndex={-1}>
            <PartBoundary part="page" at={pathname}>
              {children}
            </PartBoundary>
          </main>
          <SeoContent />
        </div>
        {panel == null ? null : <div className={styles.panel}>{panel}</div>}
        {hasEnd ? (
          <SideSection side="end" name={t("coupon")} icon={<Ticket />} count={bets.length}>
            <PartBoundary part="slip">{end}</PartBoundary>
          </SideSection>
        ) : null}
      </div>
      <PartBoundary part="footer">
        <Footer />
      </PartBoundary>
    </div>
  );
}
