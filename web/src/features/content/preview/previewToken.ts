import { missing } from "@/platform/page/missing.ts";
import type { PagePreviewQuery, PagePreviewQueryVariables } from "@/operations/content/generated.ts";

/** Longer than any token that opens something, and what the gateway takes at most. */
const MOST = 100;

/** Token of a preview link at an address; null without one. */
export function previewToken(url: Pick<URL, "searchParams">): string | null {
  return url.searchParams.get("preview")?.slice(0, MOST) ?? null;
}

/** What a preview link asks for in place of the text of a path; null at any other address. */
export function previewVariables(url: Pick<URL, "searchParams">, path: string): PagePreviewQueryVariables | null {
  const token = previewToken(url);
  return token === null ? null : { path, token };
}

/** Whether an address is a preview link's; there is no page at one that opens nothing. @throws Response */
export function checkPreview(url: Pick<URL, "searchParams">, answer: PagePreviewQuery | undefined): boolean {
  if (answer?.page === null) throw missing();
  return previewToken(url) !== null;
}
