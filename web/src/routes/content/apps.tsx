import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { summaryPaths, textVariables } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { InstallPanel } from "@/features/site/installing/InstallPanel.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";

const page = definePage({
  documents: { text: TextPageDocument, neighbours: PageSummariesDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    return { text: textVariables(match), neighbours: { paths: summaryPaths(match.name) } };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The site as an app: installed here by the browser's offer, on a phone by a code (SPEC 2.51). */
export default function Apps() {
  const { text } = page.useVariables();
  const answer = page.useQuery("text");
  const { data: neighbours } = page.useQuery("neighbours");
  const lang = useLanguage();
  const match = usePageRoute();
  if (match === null || text === null) return <ErrorNotice status={404} />;
  return (
    <TextPage key={text.path} match={match} answer={answer} neighbours={neighbours} missing={null}>
      <InstallPanel phonePath={urls.page(lang, "mobile")} />
    </TextPage>
  );
}
