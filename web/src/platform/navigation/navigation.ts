import { ViewerDocument } from "@/operations/people/generated.ts";
import { SiteConfigDocument } from "@/operations/site/generated.ts";
import type { App } from "@/platform/app/app.ts";

/** Reloads the site's texts and the viewer. Never fails: without an answer the old ones stay. */
export async function refreshSite(app: Pick<App, "client">): Promise<void> {
  // Where the gateway is away, the connection notice says so.
  await Promise.allSettled(
    [SiteConfigDocument, ViewerDocument].map((query) =>
      app.client.query({ query, fetchPolicy: "network-only", errorPolicy: "all" }),
    ),
  );
}
