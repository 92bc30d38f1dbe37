import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { Landing } from "@/features/content/landing/Landing.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { TextPageDocument } from "@/operations/content/generated.ts";

/** With and without the site around it, a landing has the same words. */
const page = definePage({
  documents: { text: TextPageDocument },
  variables: ({ params }) => {
    const path = `bonus-landing/${params.landingId ?? ""}`.slice(0, 200);
    return { text: { path, general: path, hasGeneral: false } };
  },
  check: ({ text }) => {
    if (text !== undefined && text.page === null) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A landing page by its id, in the site or alone (SPEC 2.31). */
export default function LandingPage() {
  const { text } = page.useVariables();
  const { data } = page.useQuery("text");
  if (text === null || data?.page === null) return <ErrorNotice status={404} />;
  return data?.page === undefined ? <ErrorNotice status={503} /> : <Landing key={text.path} text={data.page} />;
}
