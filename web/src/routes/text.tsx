import { useLoaderData } from "react-router";
import { type RouteName, ROUTES } from "#shared/routes.ts";
import { missing } from "@/app/page/missing.ts";
import { definePage } from "@/app/page/page.ts";
import { routeAt, usePageRoute } from "@/app/page/pageRoute.ts";
import { summaryPaths, textVariables } from "@/features/content/section.ts";
import { TextPage } from "@/features/content/TextPage.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { PageSummariesDocument, TextPageDocument } from "@/operations/pages.generated.ts";

/** A page of information is its text: without one there is no page. Others stand by their name and their section. */
const needsText = (name: RouteName) => ROUTES[name].menu === "information";

const page = definePage({
  documents: { text: TextPageDocument, neighbours: PageSummariesDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    const paths = summaryPaths(match.name);
    return { text: textVariables(match), neighbours: paths.length === 0 ? null : { paths } };
  },
  check: ({ text }, { url }) => {
    const match = routeAt(url.pathname);
    if (match !== null && needsText(match.name) && text !== undefined && text.page === null && (text.general ?? null) === null) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Any page whose content is a text of the operator. */
export default function Text() {
  const { text } = page.useHydration(useLoaderData<typeof clientLoader>());
  const match = usePageRoute();
  if (match === null || text === null) return <ErrorNotice status={404} />;
  return <TextPage key={text.path} match={match} variables={text} missing={needsText(match.name) ? <ErrorNotice status={404} /> : null} />;
}
