import { data, type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router";
import { definePage } from "@/platform/page/page.ts";
import { areaAt } from "@/features/site/remoteView/area.ts";
import { areaContent } from "@/features/site/remoteView/areaContent.server.ts";
import { AreaPage } from "@/features/site/remoteView/AreaPage.tsx";
import { AreaApplicationDocument } from "@/operations/site/generated.ts";

const page = definePage({
  documents: { area: AreaApplicationDocument },
  variables: ({ url }) => ({ area: areaAt(url.pathname) }),
});

export async function loader(route: LoaderFunctionArgs) {
  const [loaded, remote] = await Promise.all([page.loader(route), areaContent(route)]);
  // Whether an area is a sub-application is no reason to fail a page: it stands by itself.
  return data({ ...loaded.data, remote });
}
export const clientLoader = page.clientLoader;

/** Pages of one area of the site, which may be a sub-application of the operator. */
export default function AreaPages() {
  const loaded = useLoaderData<typeof clientLoader & typeof loader>();
  page.useVariables();
  const { data: area } = page.useQuery("area");
  return (
    <AreaPage url={area?.areaApplication ?? null} remote={loaded.remote ?? null}>
      <Outlet />
    </AreaPage>
  );
}
