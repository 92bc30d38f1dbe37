import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { Landing } from "@/features/content/landing/Landing.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PreviewStrip } from "@/features/content/preview/PreviewStrip.tsx";
import { checkPreview, previewVariables } from "@/features/content/preview/previewToken.ts";
import { PagePreviewDocument, TextPageDocument } from "@/operations/content/generated.ts";

/** With and without the site around it, a landing has the same words. */
const page = definePage({
  documents: { text: TextPageDocument, preview: PagePreviewDocument },
  variables: ({ params, url }) => {
    const path = `bonus-landing/${params.landingId ?? ""}`.slice(0, 200);
    const preview = previewVariables(url, path);
    return { text: preview === null ? { path, general: path, hasGeneral: false } : null, preview };
  },
  check: ({ text, preview }, { url }) => {
    if (!checkPreview(url, preview) && text?.page === null) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A landing page by its id, in the site or alone (SPEC 2.31). */
export default function LandingPage() {
  const { text, preview } = page.useVariables();
  const { data: published } = page.useQuery("text");
  const { data: previewed } = page.useQuery("preview");
  const data = preview === null ? published : previewed;
  const path = text?.path ?? preview?.path;
  if (path === undefined || data?.page === null) return <ErrorNotice status={404} />;
  if (data?.page === undefined) return <ErrorNotice status={503} />;
  return (
    <>
      {preview === null ? null : <PreviewStrip />}
      <Landing key={path} text={data.page} />
    </>
  );
}
