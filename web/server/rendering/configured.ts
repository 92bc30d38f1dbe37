import type { ServerBuild } from "react-router";
import type { configure, RenderSettings } from "../../src/platform/start/renderSettings.server.ts";

/** Gives a bundle of the site its settings, as its entry asks for them, before it makes a page. */
export function configured(build: ServerBuild, settings: RenderSettings): ServerBuild {
  const entry = build.entry.module as typeof build.entry.module & { configure: typeof configure };
  entry.configure(renderSettingsOf(settings));
  return build;
}

/** Of all settings those that the bundle needs: what a thread can be sent. */
export const renderSettingsOf = ({ gatewayUrl, origins, outerOrigins }: RenderSettings): RenderSettings => ({
  gatewayUrl,
  origins,
  outerOrigins,
});
