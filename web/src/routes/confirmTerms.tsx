import { useLoaderData } from "react-router";
import { useApp } from "@/app/app.ts";
import { refreshSite } from "@/app/deciding/navigation.ts";
import { definePage } from "@/app/page/page.ts";
import { routeAt, usePageRoute } from "@/app/page/pageRoute.ts";
import { useRecheck } from "@/app/deciding/recheck.ts";
import { confirmed } from "@/app/deciding/visit.ts";
import { textVariables } from "@/features/content/section.ts";
import { TextPage } from "@/features/content/TextPage.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { useSignOut } from "@/features/shell/useSignOut.ts";
import { AcceptTerms } from "@/features/terms/AcceptTerms.tsx";
import { TextPageDocument, useAcceptTermsMutation } from "@/operations/pages.generated.ts";

const page = definePage({
  documents: { text: TextPageDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    return { text: match === null ? null : textVariables(match) };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** What changed in the terms, and the player's word (SPEC 2.41). After it the guards lead on to the page he wanted (4.56). */
export default function ConfirmTerms() {
  const { text } = page.useHydration(useLoaderData<typeof clientLoader>());
  const app = useApp();
  const match = usePageRoute();
  const recheck = useRecheck();
  const { leave } = useSignOut();
  const [acceptTerms] = useAcceptTermsMutation();
  if (match === null || text === null) return <ErrorNotice status={404} />;

  async function accept(): Promise<boolean> {
    const answer = await acceptTerms({ context: { hasOwnErrors: true } }).catch(() => undefined);
    if (answer?.data?.acceptTerms?.agreement?.isChanged !== false) return false;
    confirmed(app.visit);
    await refreshSite(app);
    await recheck();
    return true;
  }

  return <TextPage match={match} variables={text} missing={null}><AcceptTerms accept={accept} leave={leave} /></TextPage>;
}
