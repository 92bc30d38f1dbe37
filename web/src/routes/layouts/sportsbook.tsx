import { lazy, Suspense } from "react";
import { Outlet, useLoaderData, useLocation } from "react-router";
import { COUPON_QUERY } from "#shared/couponCode.ts";
import { routeOf, ROUTES, type SectionSlug, splitPath } from "#shared/routes.ts";
import { definePage } from "@/app/page/page.ts";
import { PREVIEW_SIZE } from "@/app/page/pageSizes.ts";
import { BetGeneratorButton } from "@/features/betGenerator/BetGeneratorButton.tsx";
import { Coupon } from "@/features/coupon/Coupon.tsx";
import { PreviewPanel } from "@/features/games/PreviewPanel.tsx";
import { CouponTabs } from "@/features/myBets/CouponTabs.tsx";
import { CyberTree } from "@/features/cyber/CyberTree.tsx";
import { DefaultLayout } from "@/features/shell/DefaultLayout.tsx";
import { SportsTree } from "@/features/sportsTree/SportsTree.tsx";
import { LateParts } from "@/LateParts.tsx";
import { type GamesQueryVariables, type Section, SportsTreeDocument } from "@/operations/generated.ts";
import { CyberSportsDocument } from "@/operations/pages.generated.ts";

/** How many coupons are open, and ways to keep one and to bring one back: none is needed to show a page. */
const fetchOpenCount = () => import("@/features/myBets/OpenCount.tsx").then((module) => ({ default: module.OpenCount }));
const fetchLoadCode = () => import("@/features/sharing/LoadCode.tsx").then((module) => ({ default: module.LoadCode }));
const fetchShareCoupon = () => import("@/features/sharing/ShareCoupon.tsx").then((module) => ({ default: module.ShareCoupon }));
const fetchCouponFromAddress = () => import("@/features/sharing/CouponFromAddress.tsx").then((module) => ({ default: module.CouponFromAddress }));
/** An offer beside the coupon: it comes when the page stands. */
const Accumulators = lazy(() => import("@/features/accumulators/Accumulators.tsx").then((module) => ({ default: module.Accumulators })));

const treeSection = (pathname: string): SectionSlug => {
  const name = routeOf(splitPath(pathname).path);
  return name !== null && ROUTES[name].menu === "live" ? "live" : "line";
};

/** Cyber-sport has disciplines of its own in the place of the sports. */
const isCyber = (pathname: string): boolean => {
  const name = routeOf(splitPath(pathname).path);
  return name !== null && ROUTES[name].menu === "cyber";
};

/** What the second panel of wide windows shows: what the page itself does not. */
const previewSection = (pathname: string): Section | null => {
  const route = routeOf(splitPath(pathname).path);
  // Home shows both; games side by side take all the room there is.
  if (route === "home" || route === "multi" || (route !== null && ROUTES[route].menu === "cyber")) return null;
  return treeSection(pathname) === "live" ? "LINE" : "LIVE";
};

const PREVIEWS: Readonly<Record<Section, GamesQueryVariables>> = {
  LINE: { filter: { section: "LINE", area: "CLASSIC", isTop: true }, first: PREVIEW_SIZE },
  LIVE: { filter: { section: "LIVE", area: "CLASSIC" }, first: PREVIEW_SIZE },
};

const page = definePage({
  documents: { tree: SportsTreeDocument, cyber: CyberSportsDocument },
  variables: ({ url }) => ({
    tree: isCyber(url.pathname) ? null : { section: treeSection(url.pathname).toUpperCase() as Section },
    cyber: isCyber(url.pathname) ? {} : null,
  }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Columns of the sportsbook: tree, page, preview, coupon. They stay while the page changes. */
export default function Sportsbook() {
  page.useHydration(useLoaderData<typeof clientLoader>());
  const { pathname, search } = useLocation();
  const hasSharedCoupon = new URLSearchParams(search).has(COUPON_QUERY);
  const preview = previewSection(pathname);
  return (
    <DefaultLayout
      start={isCyber(pathname) ? <CyberTree /> : <SportsTree section={treeSection(pathname)} />}
      panel={preview === null ? null : <PreviewPanel section={preview} variables={PREVIEWS[preview]} />}
      end={<><CouponTabs count={<LateParts fetchContent={fetchOpenCount} />} slip={<><Coupon empty={<LateParts fetchContent={fetchLoadCode} />} /><LateParts fetchContent={fetchShareCoupon} /></>} />{hasSharedCoupon ? <LateParts fetchContent={fetchCouponFromAddress} /> : null}<BetGeneratorButton /><Suspense><Accumulators section={treeSection(pathname) === "live" ? "LIVE" : "LINE"} /></Suspense></>}
    >
      <Outlet />
    </DefaultLayout>
  );
}
