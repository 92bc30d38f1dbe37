/** What the bundle that makes pages has to know of its environment. The web server reads it and hands it over. */
import type { OriginSettings } from "#shared/wire/publicOrigin.ts";
import type { OuterOrigins } from "../../../server/csp.ts";

export interface RenderSettings {
  /** Address of the gateway, without a slash at its end. */
  gatewayUrl: string;
  /** Origins that the site calls its own. */
  origins: OriginSettings;
  /** Origins beside the site's own that pages may load from. */
  outerOrigins: OuterOrigins;
}

let settings: RenderSettings | undefined;

/** Called once before the first page is made: by the server, and in each thread that makes pages. */
export function configure(given: RenderSettings): void {
  settings = given;
}

/** @throws Error when nobody has called `configure` */
export function renderSettings(): RenderSettings {
  if (settings === undefined) throw new Error("configure() of the server bundle comes before its first page");
  return settings;
}
