import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useConnectionState } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { useOffers } from "@/features/betting/placedCoupons/useOffers.ts";
import { filterOf, readChoice } from "@/features/office/history/address.ts";
import { History } from "@/features/office/history/History.tsx";
import { HISTORY_PAGE } from "@/features/office/history/useHistory.ts";
import { CouponHistoryDocument } from "@/operations/office/generated.ts";

const CouponActions = lazy(() =>
  import("@/features/betting/placedCoupons/CouponActions.tsx").then((module) => ({ default: module.CouponActions })),
);

const page = definePage({
  documents: { history: CouponHistoryDocument },
  variables: ({ app, url }) => ({
    history: {
      first: HISTORY_PAGE,
      filter: filterOf(
        readChoice(url.searchParams),
        import.meta.env.SSR ? app.now : Date.now(),
        app.settings().timeZone,
      ),
    },
  }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HistoryRoute() {
  page.useVariables();
  const history = page.useQuery("history");
  const { search } = useLocation();
  const isOffline = useReactiveVar(useConnectionState()) === "lost";
  const { of, ask } = useOffers(
    (history.data?.viewer?.coupons?.edges ?? []).flatMap(({ node: { id, state } }) =>
      state === "ACCEPTED" ? [id] : [],
    ),
  );
  return (
    <PageColumns menu={<SectionMenu name="history" />}>
      <History
        choice={readChoice(new URLSearchParams(search))}
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
    </PageColumns>
  );
}
