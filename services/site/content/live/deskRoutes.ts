/** Calls about texts that readers do not see yet: the editors' desk, and what a preview link shows. */
import type { FastifyInstance } from "fastify";
import { urls } from "#shared/routes/routes.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { Failure, route } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import { contentApi } from "../api.ts";
import { textLanguage } from "../texts.ts";
import type { LiveContent } from "./liveContent.ts";
import { opensPreview, previewToken, type PreviewedText } from "./previews.ts";

const previewUnknown = new Failure(404, "PREVIEW_UNKNOWN", "No such text, or the link has expired");
const bare = (path: string) => path.replaceAll(/^\/+|\/+$/g, "");

function textOf(live: LiveContent, { section, name }: PreviewedText, lng: string) {
  return section === "page" ? live.pages.preview(name, lng) : live.articles.preview(section, name, lng);
}

export function deskRoutes(
  app: FastifyInstance,
  context: Pick<ServiceContext, "settings" | "metrics" | "secret">,
  live: LiveContent,
  now: () => number,
): void {
  const { settings } = context;
  const secret = () => context.secret("content-preview");
  context.metrics.watch(
    "services_content_troubles",
    "Files of texts that cannot be used as they are; the last good ones stay in force",
    () => live.troubles.size,
  );

  route(app, contentApi.revision, () => ({ revision: live.revision }));

  route(app, contentApi.previewArticle, async ({ query: { section, slug, lng, token } }) =>
    opensPreview(await secret(), { section, name: slug }, token, now())
      ? (live.articles.preview(section, slug, lng) ?? previewUnknown)
      : previewUnknown,
  );
  route(app, contentApi.previewContent, async ({ query: { path, lng, token } }) =>
    opensPreview(await secret(), { section: "page", name: bare(path) }, token, now())
      ? (live.pages.preview(bare(path), lng) ?? previewUnknown)
      : previewUnknown,
  );

  serviceRoute(app, settings.serviceKey, contentApi.makePreview, async ({ body: { section, name, lng, hours } }) => {
    const asked = { section, name: bare(name) };
    const language = textLanguage(lng);
    if (textOf(live, asked, language) === null) return new Failure(404, "TEXT_UNKNOWN", "There is no such text");
    const until = Math.floor(now() / 1000) + hours * 3600;
    const path =
      asked.section === "page" ? `/${language}/${asked.name}` : urls.article(language, asked.section, asked.name);
    const token = previewToken(await secret(), asked, until);
    return { url: `${settings.siteUrl}${path}?preview=${token}`, expires_at: until };
  });

  serviceRoute(app, settings.serviceKey, contentApi.desk, () => ({
    unseen: [
      ...live.articles.unseen(),
      ...live.pages.unseen().map((one) => ({ ...one, section: "page" as const })),
    ].map(({ section, name, title, head }) => ({
      section,
      name,
      title,
      state: head.state === "draft" ? ("draft" as const) : ("scheduled" as const),
      published: head.published ?? null,
    })),
    troubles: [...live.troubles].map(([about, message]) => ({ about, message })),
  }));
}
