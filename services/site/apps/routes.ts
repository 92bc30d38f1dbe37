/** The apps service: sub-applications as pages load them, their components rendered alone, and their files. */
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";
import { appsApi } from "./api.ts";
import { applications, type Application, type Props } from "./applications.ts";
import { fileAt, filesOf } from "./files.ts";

const unknownApp = () => new Failure(404, "APP_UNKNOWN", "No such sub-application");
const unknownVersion = () =>
  new Failure(400, "VERSION_UNKNOWN", "Only MF-Render-Mode json of MF-API-Version v2 is spoken");

type Header = (name: string) => string | undefined;

const languageOf = (lng: string): LanguageCode => (isLanguageCode(lng) ? lng : "en");

/**
 * An application by its address: "/apps/promo-banner", with whatever host, query and language prefix before and after.
 */
function applicationAt(url: string): { name: string; application: Application } | null {
  const name = /\/apps\/([a-z-]{1,64})\/?$/.exec(URL.parse(url, "http://site.invalid")?.pathname ?? "")?.[1] ?? "";
  const application = Object.hasOwn(applications, name) ? applications[name] : undefined;
  return application === undefined ? null : { name, application };
}

export const appsService: ServicePlugin = () => async (app) => {
  route(app, appsApi.page, ({ query }) => {
    const found = applicationAt(query.url);
    if (found === null) return unknownApp();
    const { name, application } = found;
    const language = languageOf(query.lng);
    const [body] = Object.values(application.components);
    return {
      appName: name,
      title: application.titles[language],
      body: body?.(language, {}) ?? "",
      style: null,
      cssToLoad: cssOf(name),
      scriptsToLoad: scriptsOf(name),
      codeToEval: application.codeToEval,
      head: null,
    };
  });

  const render = (
    url: string,
    lng: string,
    asked: readonly { name: string; props: Props }[] | null,
    header: Header,
  ) => {
    if (header("mf-render-mode") !== "json" || header("mf-api-version") !== "v2") return unknownVersion();
    const found = applicationAt(url);
    if (found === null) return unknownApp();
    const {
      name: appName,
      application: { components },
    } = found;
    const wanted = asked ?? Object.keys(components).map((name) => ({ name, props: {} }));
    const unknown = wanted.find(({ name }) => !Object.hasOwn(components, name));
    if (unknown !== undefined) return new Failure(404, "COMPONENT_UNKNOWN", `${appName} has no such component`);
    const isDrawnByScripts = header("force-spa") === "1";
    return {
      scriptsToLoad: scriptsOf(appName),
      cssToLoad: cssOf(appName),
      components: wanted.map(({ name, props }) => ({
        name,
        html: isDrawnByScripts ? "" : (components[name]?.(languageOf(lng), props) ?? ""),
      })),
    };
  };
  route(app, appsApi.renderAll, ({ query, header }) => render(query.url, query.lng, null, header));
  route(app, appsApi.render, ({ query, body, header }) => render(body.url, query.lng, body.components, header));

  app.get<{ Params: { app: string; file: string } }>(appsApi.file.path, (request, reply) => {
    const file = fileAt.get(`/apps/${request.params.app}/${request.params.file}`);
    if (file === undefined) return reply.code(404).send({ code: "FILE_UNKNOWN", message: "No such file" });
    return reply.type(file.type).header("cache-control", "public, max-age=31536000, immutable").send(file.text);
  });
};

function scriptsOf(name: string): string[] {
  return filesOf[name] === undefined ? [] : [filesOf[name].script.path];
}

function cssOf(name: string): string[] {
  return filesOf[name] === undefined ? [] : [filesOf[name].style.path];
}
