import { Outlet, useLoaderData, useLocation } from "react-router";
import { routeOf, type SectionSlug, splitPath } from "#shared/routes.ts";
import { definePage } from "@/app/page.ts";
import { PREVIEW_SIZE } from "@/app/pageSizes.ts";
import { Coupon } from "@/features/coupon/Coupon.tsx";
import { PreviewPanel } from "@/features/games/PreviewPanel.tsx";
import { Frame } from "@/features/shell/Frame.tsx";
import { SportsTree } from "@/features/sportsTree/SportsTree.tsx";
import { GamesDocument, type Section, SportsTreeDocument } from "@/operations/generated.ts";

const treeSection = (pathname: string): SectionSlug => (splitPath(pathname).path.startsWith("live") ? "live" : "line");

/** What the second panel of wide windows shows: what the page itself does not. */
const previewOf = (pathname: string): Section | null => {
  const route = routeOf(splitPath(pathname).path);
  if (route === "home") return null;
  return treeSection(pathname) === "live" ? "LINE" : "LIVE";
};

const page = definePage({
  documents: { tree: SportsTreeDocument, preview: GamesDocument },
  variables: ({ url }) => {
    const preview = previewOf(url.pathname);
    return {
      tree: { section: treeSection(url.pathname).toUpperCase() as Section },
      preview: preview === null ? null : { filter: preview === "LIVE" ? { section: preview } : { section: preview, isTop: true }, first: PREVIEW_SIZE },
    };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Columns of the sportsbook: tree, page, preview, coupon. They stay while the page changes. */
export default function Sportsbook() {
  const { preview } = page.useHydration(useLoaderData<typeof clientLoader>());
  const { pathname } = useLocation();
  const section = previewOf(pathname);
  return (
    <Frame
      start={<SportsTree section={treeSection(pathname)} />}
      panel={preview === null || section === null ? null : <PreviewPanel section={preview.filter.section ?? section} variables={preview} />}
      end={<Coupon />}
    >
      <Outlet />
    </Frame>
  );
}
