import { type RouteMatch, ROUTES } from "#shared/routes/routes.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { summaryPaths, textVariables } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";

/**
 * A page of information is its text: without one there is no page. The same holds for whatever an address names by its
 * parameters: a slot, a bonus, a provider. Others stand by their name and their section.
 */
const needsOwnText = ({ params }: RouteMatch) => Object.values(params).some((value) => value !== "");
const needsText = (match: RouteMatch) => ROUTES[match.name].menu === "information" || needsOwnText(match);

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
    if (
      match !== null &&
      needsText(match) &&
      text !== undefined &&
      text.page === null &&
      (needsOwnText(match) || (text.general ?? null) === null)
    )
      throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Any page whose content is a text of the operator. */
export default function Text() {
  const { text } = page.useVariables();
  const answer = page.useQuery("text");
  const { data: neighbours } = page.useQuery("neighbours");
  const match = usePageRoute();
  if (match === null || text === null) return <ErrorNotice status={404} />;
  return (
    <TextPage
      key={text.path}
      match={match}
      answer={answer}
      neighbours={neighbours}
      missing={needsText(match) ? <ErrorNotice status={404} /> : null}
    />
  );
}
