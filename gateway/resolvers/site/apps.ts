/** Sub-applications of the operator. */
import { badUserInput } from "../../errors/errors.ts";
import type { Resolvers, SubApplicationArea } from "../../generated/resolvers.ts";
import { textUpTo } from "../arguments.ts";

/** Areas as the config names them. */
const areaKeys = {
  CYBER: "cyber",
  CASINO: "casino",
  GAMES: "games",
  BONUSES: "bonuses",
  TOTO: "toto",
  LOTTO: "lotto",
} as const satisfies Record<SubApplicationArea, string>;

const maxUrl = 2048;
const maxPath = 512;
const maxComponents = 20;
const maxName = 100;

/** @throws BAD_USER_INPUT */
function propsOf(props: unknown): Record<string, unknown> {
  if (props === null || props === undefined) return {};
  if (typeof props !== "object" || Array.isArray(props)) throw badUserInput("props is a JSON object.");
  return { ...props };
}

export const appsResolvers: Resolvers = {
  Query: {
    subApplication: (_, { url, fullPath }, { parts, language }) =>
      parts.services.apps.page(textUpTo("url", url, maxUrl), textUpTo("fullPath", fullPath, maxUrl), language),
    areaApplication: async (_, { area }, { parts, language, client }) =>
      (await parts.services.config.all(language, client.country)).subApplications?.[areaKeys[area]] ?? null,
    pageApplication: async (_, { path }, { parts, language, client }) => {
      const { pageApplications = {} } = await parts.services.config.all(language, client.country);
      const asked = textUpTo("path", path, maxPath);
      return Object.hasOwn(pageApplications, asked) ? (pageApplications[asked] ?? null) : null;
    },
    renderSubApplication: (_, { input: { url, components = [], forceSpa = false } }, { parts, language }) => {
      if (components.length > maxComponents) throw badUserInput("components are at most 20.");
      const asked = components.map(({ name, props }) => ({
        name: textUpTo("name", name, maxName),
        props: propsOf(props),
      }));
      return parts.services.apps.render({ url: textUpTo("url", url, maxUrl), components: asked, forceSpa }, language);
    },
  },
};
