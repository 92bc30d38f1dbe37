import { useLocation } from "react-router";
import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { filterOf, readShown } from "@/features/office/payments/requests/address.ts";
import { REQUESTS_PAGE, RequestsPage } from "@/features/office/payments/requests/RequestsPage.tsx";
import { SupportRequestsDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { requests: SupportRequestsDocument },
  variables: ({ app, url }) => ({
    requests:
      readViewer(app.client) == null ? null : { first: REQUESTS_PAGE, filter: filterOf(readShown(url.searchParams)) },
  }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Requests about payments (SPEC 2.48). */
export default function RequestsRoute() {
  page.useVariables();
  const asked = page.useQuery("requests");
  const { search } = useLocation();
  return (
    <PageColumns menu={<SectionMenu name="paymentRequests" />}>
      <RequestsPage shown={readShown(new URLSearchParams(search))} asked={asked} />
    </PageColumns>
  );
}
