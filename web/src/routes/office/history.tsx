import { siteClock } from "@/platform/browser/siteClock.ts";
import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useConnectionState } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { readRound } from "@/account/roundUrl.ts";
import { useOffers } from "@/features/betting/placedCoupons/useOffers.ts";
import { filterOf, readChoice } from "@/features/office/history/address.ts";
import { History } from "@/features/office/history/History.tsx";
import { HISTORY_PAGE } from "@/features/office/history/useHistory.ts";
import { isOfRounds, readRoundChoice, roundFilterOf } from "@/features/office/history/rounds/address.ts";
import { HistoryTabs } from "@/features/office/history/rounds/HistoryTabs.tsx";
import { OneRound } from "@/features/office/history/rounds/OneRound.tsx";
import { Rounds } from "@/features/office/history/rounds/Rounds.tsx";
import { ROUNDS_PAGE } from "@/features/office/history/rounds/useRounds.ts";
import { CasinoRoundDocument, CasinoRoundsDocument, CouponHistoryDocument } from "@/operations/office/generated.ts";

const LottoTickets = lazy(() =>
  import("@/features/betting/lotto/LottoTickets.tsx").then((module) => ({ default: module.LottoTickets })),
);
const TotoTickets = lazy(() =>
  import("@/features/betting/toto/TotoTickets.tsx").then((module) => ({ default: module.TotoTickets })),
);
const CouponActions = lazy(() =>
  import("@/features/betting/placedCoupons/CouponActions.tsx").then((module) => ({ default: module.CouponActions })),
);

const page = definePage({
  documents: { history: CouponHistoryDocument, round: CasinoRoundDocument, rounds: CasinoRoundsDocument },
  variables: ({ app, url: { searchParams } }) => {
    const { timeZone } = app.settings();
    const id = readRound(searchParams);
    if (id !== null) return { history: null, round: { id }, rounds: null };
    if (poolOf(searchParams) !== null) return { history: null, round: null, rounds: null };
    return isOfRounds(searchParams)
      ? {
          history: null,
          round: null,
          rounds: { first: ROUNDS_PAGE, filter: roundFilterOf(readRoundChoice(searchParams), timeZone) },
        }
      : {
          history: {
            first: HISTORY_PAGE,
            filter: filterOf(readChoice(searchParams), import.meta.env.SSR ? app.now : siteClock.now(), timeZone),
          },
          round: null,
          rounds: null,
        };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Whose tickets an address of the history means; null for none. */
function poolOf(query: URLSearchParams): "toto" | "lotto" | null {
  const view = query.get("view");
  return view === "toto" || view === "lotto" ? view : null;
}

/** The player's coupons, their rounds of casino games, or their tickets of toto or of lotteries (SPEC 2.43). */
export default function HistoryRoute() {
  page.useVariables();
  const [history, round, rounds] = [page.useQuery("history"), page.useQuery("round"), page.useQuery("rounds")];
  const query = new URLSearchParams(useLocation().search);
  const pool = poolOf(query);
  const isOffline = useReactiveVar(useConnectionState()) === "lost";
  const { of, ask } = useOffers(
    (history.data?.viewer?.coupons?.edges ?? []).flatMap(({ node: { id, state } }) =>
      state === "ACCEPTED" ? [id] : [],
    ),
  );
  return (
    <PageColumns menu={<SectionMenu name="history" />}>
      {pool === "lotto" ? (
        <Suspense fallback={null}>
          <LottoTickets tabs={<HistoryTabs here="lotto" />} />
        </Suspense>
      ) : pool === "toto" ? (
        <Suspense fallback={null}>
          <TotoTickets tabs={<HistoryTabs here="toto" />} />
        </Suspense>
      ) : readRound(query) !== null ? (
        <OneRound asked={round} />
      ) : isOfRounds(query) ? (
        <Rounds choice={readRoundChoice(query)} answer={rounds} />
      ) : (
        <History
          choice={readChoice(query)}
          answer={history}
          renderActions={(coupon) => (
            <Suspense fallback={null}>
              <CouponActions
                coupon={coupon}
                offer={isOffline ? null : of(coupon.id)}
                onDone={() => {
                  ask();
                  void history.refetch().catch(() => undefined);
                }}
              />
            </Suspense>
          )}
        />
      )}
    </PageColumns>
  );
}
