import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { COUPON_QUERY } from "#shared/betting/couponCode.ts";
import { routeOf, ROUTES, type SectionSlug, splitPath } from "#shared/routes/routes.ts";
import { definePage } from "@/platform/page/page.ts";
import { PREVIEW_SIZE } from "@/platform/page/pageSizes.ts";
import { BetGeneratorButton } from "@/features/betting/betGenerator/BetGeneratorButton.tsx";
import { Coupon } from "@/features/betting/slip/Coupon.tsx";
import { SectionPreview } from "@/features/betting/games/SectionPreview.tsx";
import { CouponTabs } from "@/features/betting/placedCoupons/CouponTabs.tsx";
import { CyberTree } from "@/features/betting/cyber/CyberTree.tsx";
import { DefaultLayout } from "@/features/site/shell/layouts/DefaultLayout.tsx";
import { SportsTree } from "@/features/betting/sportsTree/SportsTree.tsx";
import { LateParts } from "./LateParts.tsx";
import { CyberSportsDocument, type GamesQueryVariables, SportsTreeDocument } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";

/** How many coupons are open, and ways to keep one and to bring one back: none is needed to show a page. */
const fetchOpenCount = () =>
  import("@/features/betting/placedCoupons/OpenCount.tsx").then((module) => ({ default: module.OpenCount }));
const fetchLoadCode = () =>
  import("@/features/betting/sharing/LoadCode.tsx").then((module) => ({ default: module.LoadCode }));
const fetchShareCoupon = () =>
  import("@/features/betting/sharing/ShareCoupon.tsx").then((module) => ({ default: module.ShareCoupon }));
const fetchCouponFromAddress = () =>
  import("@/features/betting/sharing/CouponFromAddress.tsx").then((module) => ({ default: module.CouponFromAddress }));
/** An offer beside the coupon: it comes when the page stands. */
const Accumulators = lazy(() =>
  import("@/features/betting/accumulators/Accumulators.tsx").then((module) => ({ default: module.Accumulators })),
);

const treeSection = (pathname: string): SectionSlug => {
  const name = routeOf(splitPath(pathname).path);
  return name !== null && ROUTES[name].menu === "live" ? "live" : "line";
};

/** Cyber-sport has disciplines of its own instead of the sports. */
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

/** How often counts are asked for while the page is seen, in milliseconds: games in play come and go faster. */
const TREE_REFRESH: Readonly<Record<SectionSlug, number>> = { line: 30_000, live: 15_000 };

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

// Drawn anew for what is asked anew: the columns beside the tree stay as they are.
function Sports({ section }: { section: SectionSlug }) {
  return <SportsTree section={section} answer={page.useQuery("tree", { every: TREE_REFRESH[section] })} />;
}

function Disciplines() {
  return <CyberTree answer={page.useQuery("cyber", { every: TREE_REFRESH.line })} />;
}

/** Columns of the sportsbook: tree, page, preview, coupon. They stay while the page changes. */
export default function Sportsbook() {
  page.useVariables();
  const { pathname, search } = useLocation();
  const hasSharedCoupon = new URLSearchParams(search).has(COUPON_QUERY);
  const preview = previewSection(pathname);
  return (
    <DefaultLayout
      start={isCyber(pathname) ? <Disciplines /> : <Sports section={treeSection(pathname)} />}
      panel={preview === null ? null : <SectionPreview section={preview} variables={PREVIEWS[preview]} />}
      end={
        <>
          <CouponTabs
            count={<LateParts fetchContent={fetchOpenCount} />}
            slip={
              <>
                <Coupon empty={<LateParts fetchContent={fetchLoadCode} />} />
                <LateParts fetchContent={fetchShareCoupon} />
              </>
            }
          />
          {hasSharedCoupon ? <LateParts fetchContent={fetchCouponFromAddress} /> : null}
          <BetGeneratorButton />
          <Suspense>
            <Accumulators section={treeSection(pathname) === "live" ? "LIVE" : "LINE"} />
          </Suspense>
        </>
      }
    >
      <Outlet />
    </DefaultLayout>
  );
}
