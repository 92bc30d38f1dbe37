import { useTranslation } from "react-i18next";
import type { RouteMatch } from "#shared/routes/routes.ts";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage, type PageArgs } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { DrawList } from "@/features/betting/toto/DrawList.tsx";
import { DrawPage } from "@/features/betting/toto/DrawPage.tsx";
import { Nominees } from "@/features/betting/toto/Nominees.tsx";
import { Tickets } from "@/features/betting/toto/Tickets.tsx";
import { TotoFrame } from "@/features/betting/toto/TotoFrame.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import {
  TotoDrawPageDocument,
  TotoDrawsDocument,
  TotoKindsDocument,
  type TotoKindsQuery,
  TotoNomineesDocument,
} from "@/operations/betting/generated.ts";

const FIRST = 50;
const DRAW_ID = /^[1-9]\d{0,14}$/;

const sectionOf = ({ params }: RouteMatch): string | null => params["section"] ?? params["totoSection"] ?? null;

const onSale = (kind: string | null) => ({ kind, state: "OPEN" as const, first: 1 });

/** The kind of most matches that has a draw on sale, whose prizes are the highest; null for whichever closes first. */
async function mainKind(kinds: NonNullable<TotoKindsQuery["totoKinds"]>, ask: PageArgs["ask"]): Promise<string | null> {
  const [main] = kinds.toSorted((one, other) => other.matchCount - one.matchCount);
  if (main === undefined) return null;
  const found = await ask(TotoDrawsDocument, onSale(main.key));
  return found?.totoDraws?.edges.length === 0 ? null : main.key;
}

const page = definePage({
  documents: {
    kinds: TotoKindsDocument,
    draws: TotoDrawsDocument,
    draw: TotoDrawPageDocument,
    nominees: TotoNomineesDocument,
  },
  variables: async ({ url, ask }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const section = sectionOf(match);
    const kinds = (await ask(TotoKindsDocument, {}))?.totoKinds;
    if (section !== null && kinds?.some(({ key }) => key === section) === false) throw missing();
    const asked = url.searchParams.get("draw");
    const { name } = match;
    const isOne = name === "toto" || name === "totoDraw" || name === "totoFrame";
    if (isOne && asked !== null && !DRAW_ID.test(asked)) throw missing();
    const isChoosing = isOne && asked === null;
    const ofKind = { kind: isChoosing && section === null ? await mainKind(kinds ?? [], ask) : section };
    return {
      kinds: {},
      draws: isChoosing
        ? onSale(ofKind.kind)
        : name === "totoNext"
          ? { ...ofKind, state: "OPEN" as const, first: FIRST }
          : name === "totoDraws"
            ? { ...ofKind, first: FIRST }
            : null,
      draw: isOne && asked !== null ? { id: asked } : null,
      nominees: name === "totoNominees" ? ofKind : null,
    };
  },
  check: ({ draw }) => {
    if (draw?.totoDraw === null) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Toto: a draw, those on sale, the player's tickets, past draws and the biggest prizes (SPEC 2.54). */
export default function Toto() {
  page.useVariables();
  const { data: kinds } = page.useQuery("kinds");
  const { data: draws, fetchMore } = page.useQuery("draws");
  const { data: one } = page.useQuery("draw");
  const { data: nominees } = page.useQuery("nominees");
  const match = usePageRoute();
  const { t } = useTranslation("toto");
  const more = useNextPage(draws?.totoDraws?.pageInfo, fetchMore);
  if (match === null) return <ErrorNotice status={404} />;
  const { name } = match;
  const frame = { open: name, section: sectionOf(match), kinds: kinds?.totoKinds ?? [] };
  const listed = draws?.totoDraws?.edges.map(({ node }) => node) ?? [];
  switch (name) {
    case "totoNext":
      return (
        <TotoFrame title={t("pages.next")} {...frame}>
          <DrawList draws={listed} isPast={false} more={more} />
        </TotoFrame>
      );
    case "totoDraws":
      return (
        <TotoFrame title={t("pages.draws")} {...frame}>
          <DrawList draws={listed.filter(({ state }) => state !== "OPEN")} isPast more={more} />
        </TotoFrame>
      );
    case "totoNominees":
      return (
        <TotoFrame title={t("pages.winners")} {...frame}>
          <Nominees nominees={nominees?.totoNominees ?? []} />
        </TotoFrame>
      );
    case "totoCoupons":
      return (
        <TotoFrame title={t("pages.tickets")} {...frame} isIndexed={false}>
          <Tickets section={frame.section} />
        </TotoFrame>
      );
    default:
      return <DrawPage {...frame} draw={one?.totoDraw ?? listed[0] ?? null} />;
  }
}
