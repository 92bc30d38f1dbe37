import { useClient, useVisit } from "@/platform/app/app.ts";
import { refreshSite } from "@/platform/navigation/navigation.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { useRecheck } from "@/platform/navigation/recheck.ts";
import { confirmed } from "@/platform/navigation/visit.ts";
import { textVariables } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { useSignOut } from "@/features/site/shell/useSignOut.ts";
import { AcceptTerms } from "@/features/people/terms/AcceptTerms.tsx";
import { TextPageDocument } from "@/operations/content/generated.ts";
import { useAcceptTermsMutation } from "@/operations/people/generated.ts";

const page = definePage({
  documents: { text: TextPageDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    return { text: match === null ? null : textVariables(match) };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/**
 * What changed in the terms, and the player's word (SPEC 2.41). After it the guards lead on to the page they wanted
 * (4.56).
 */
export default function ConfirmTerms() {
  const { text } = page.useVariables();
  const answer = page.useQuery("text");
  const client = useClient();
  const visit = useVisit();
  const match = usePageRoute();
  const recheck = useRecheck();
  const { leave } = useSignOut();
  const [acceptTerms] = useAcceptTermsMutation();
  if (match === null || text === null) return <ErrorNotice status={404} />;

  async function accept(): Promise<boolean> {
    const answer = await acceptTerms({ context: { hasOwnErrors: true } }).catch(() => undefined);
    if (answer?.data?.acceptTerms?.agreement?.isChanged !== false) return false;
    confirmed(visit);
    await refreshSite({ client });
    await recheck();
    return true;
  }

  return (
    <TextPage match={match} answer={answer} missing={null}>
      <AcceptTerms accept={accept} leave={leave} />
    </TextPage>
  );
}
