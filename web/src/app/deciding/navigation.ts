import { SiteConfigDocument, ViewerDocument } from "@/operations/generated.ts";
import type { App } from "@/app/app.ts";

/** Asks anew for the site's words and for who is signed in. Never fails: without an answer the old one stands. */
export async function refreshSite(app: Pick<App, "client">): Promise<void> {
  // Where the gateway is away, the connection notice says so.
  await Promise.allSettled([SiteConfigDocument, ViewerDocument].map((query) => app.client.query({ query, fetchPolicy: "network-only", errorPolicy: "all" })));
}
