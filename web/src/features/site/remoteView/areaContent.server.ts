import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "@/platform/app/app.ts";
import { AreaApplicationDocument } from "@/operations/site/generated.ts";
import { areaAt, type AreaRemote } from "./area.ts";
import { serverContent } from "./serverContent.server.ts";

/** What the server got of the sub-application that stands on the pages of an address's area; null without one. */
export async function areaContent({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<AreaRemote | null> {
  const { pathname, search } = new URL(request.url);
  const variables = areaAt(pathname);
  if (variables === null) return null;
  const app = context.get(appContext);
  const answer = await app.client
    .query({ query: AreaApplicationDocument, variables, errorPolicy: "all" })
    .catch(() => undefined);
  const url = answer?.data?.areaApplication ?? null;
  const fullPath = `${pathname}${search}`;
  return url === null ? null : { fullPath, content: await serverContent(app, url, fullPath) };
}
