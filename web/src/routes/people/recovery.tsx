import { useTranslation } from "react-i18next";
import type { RouteName } from "#shared/routes/routes.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { missing } from "@/platform/page/missing.ts";
import { textVariables } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { RecoveryPart } from "@/features/people/recovery/RecoveryPart.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { TextPageDocument } from "@/operations/content/generated.ts";

const PARTS = ["passwordReset", "activate", "activateFast", "accountVerify", "stopNewsletter"] as const;
const partOf = (name: RouteName) => PARTS.find((part) => part === name);

const page = definePage({
  documents: { text: TextPageDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    if (match === null) throw missing();
    return { text: textVariables(match) };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/**
 * Pages that letters and messages to players lead to (SPEC 2.37): what they are for, and the operator's text about it.
 */
export default function Recovery() {
  const { text } = page.useVariables();
  const answer = page.useQuery("text");
  const match = usePageRoute();
  const { t } = useTranslation("recovery");
  const part = match === null ? undefined : partOf(match.name);
  if (match === null || part === undefined || text === null) return <ErrorNotice status={404} />;
  return (
    <TextPage key={text.path} match={match} answer={answer} missing={null} ownName={t(`heading.${part}`)}>
      <RecoveryPart key={match.name} name={part} type={match.params["type"]} />
    </TextPage>
  );
}
