/** The dictionaries service: words by route, and each version as a file for a CDN. */
import type { ServicePlugin } from "../../platform/context.ts";
import { route } from "../../platform/http/rest.ts";
import { dictionariesApi } from "./api.ts";
import { bundleOf, dictionaryAt, idsOfRoute } from "./dictionaries.ts";

/** More ids than any page needs. */
const maxIds = 20;

export const dictionariesService: ServicePlugin =
  ({ settings }) =>
  async (app) => {
    route(app, dictionariesApi.load, ({ query }) => {
      const ids =
        query.ids === undefined
          ? idsOfRoute(query.route)
          : query.ids
              .split(",")
              .map((id) => id.trim())
              .slice(0, maxIds);
      return { ...bundleOf(ids, query.lng), cdn: settings.dictionariesCdn ?? "" };
    });

    app.get<{ Params: { language: string; file: string } }>(dictionariesApi.file.path, (request, reply) => {
      const { language, file } = request.params;
      const found = dictionaryAt(`/dictionaries/${language}/${file}`);
      if (found === null)
        return reply.code(404).send({ code: "DICTIONARY_UNKNOWN", message: "No such version of a dictionary" });
      return reply
        .type("application/json; charset=utf-8")
        .header("cache-control", "public, max-age=31536000, immutable")
        .send(JSON.stringify(found.entries));
    });
  };
