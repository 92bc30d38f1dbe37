import type { App } from "@/platform/app/app.ts";
import { SubApplicationDocument } from "@/operations/site/generated.ts";
import type { RemoteContent } from "./views.ts";

/** What stands in the first HTML of a page with a sub-application; null if it can't be had, and the browser tries. */
export async function serverContent({ client }: App, url: string, fullPath: string): Promise<RemoteContent | null> {
  try {
    const { data } = await client.query({
      query: SubApplicationDocument,
      variables: { url, fullPath },
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    });
    return data?.subApplication ?? null;
  } catch {
    return null;
  }
}
