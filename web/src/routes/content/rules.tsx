import { useEffect } from "react";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { RulesChapters, RulesGroups } from "@/features/content/texts/RulesGroups.tsx";
import { groupPath, groupPaths } from "@/features/content/texts/rules.ts";
import { summaryPaths } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import {
  PagePreviewDocument,
  PageSummariesDocument,
  TextPageDocument,
  type TextPageQuery,
} from "@/operations/content/generated.ts";

const hasChapter = (answer: TextPageQuery | undefined, chapter: string) =>
  answer?.page?.content.some((block) => block.__typename === "TextHeading" && block.anchor === chapter) !== false;

const page = definePage({
  documents: {
    text: TextPageDocument,
    preview: PagePreviewDocument,
    groups: PageSummariesDocument,
    neighbours: PageSummariesDocument,
  },
  variables: ({ params, url }) => {
    const path = groupPath(params.ruleGroup ?? "");
    return {
      text: { path, general: path, hasGeneral: false },
      preview: previewVariables(url, path),
      groups: { paths: groupPaths() },
      neighbours: { paths: summaryPaths("rules") },
    };
  },
  check: ({ text, preview }, { params, url }) => {
    const shown = checkPreview(url, preview) ? preview : text;
    if (shown?.page === null) throw missing();
    if (params.chapter !== undefined && !hasChapter(shown, params.chapter)) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The rules, a group a page; a chapter's address shows its group at the chapter (SPEC 2.50). */
export default function Rules() {
  const { text, preview } = page.useVariables();
  const { data: neighbours } = page.useQuery("neighbours");
  const match = usePageRoute();
  const published = page.useQuery("text");
  const previewed = page.useQuery("preview");
  const answer = preview === null ? published : previewed;
  const { data: groups } = page.useQuery("groups");
  const found = answer.data;
  const chapter = match?.params["chapter"];
  const group = match?.params["ruleGroup"] ?? "";
  const isLoaded = found !== undefined;
  useEffect(
    function showChapter() {
      if (chapter !== undefined && isLoaded) document.getElementById(chapter)?.scrollIntoView();
    },
    [chapter, isLoaded],
  );
  if (match === null || text === null || (chapter !== undefined && !hasChapter(found, chapter)))
    return <ErrorNotice status={404} />;
  return (
    <>
      {preview === null ? null : <PreviewStrip />}
      <TextPage
        key={text.path}
        match={match}
        answer={answer}
        neighbours={neighbours}
        missing={<ErrorNotice status={404} />}
        aside={<RulesChapters group={group} chapter={chapter} text={found?.page ?? null} />}
      >
        <RulesGroups group={group} summaries={groups} />
      </TextPage>
    </>
  );
}
