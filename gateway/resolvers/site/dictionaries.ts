/** Words of the operator's pages. */
import { badUserInput } from "../../errors/errors.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { textUpTo } from "../arguments.ts";

const maxDictionaries = 20;
const idForm = /^[a-z][a-z0-9-]{0,63}$/;

/** @throws BAD_USER_INPUT */
function dictionaryIds(ids: readonly string[] | null | undefined): readonly string[] | null {
  // No names at all is no choice.
  if (ids === null || ids === undefined || ids.length === 0) return null;
  if (ids.length > maxDictionaries || !ids.every((id) => idForm.test(id)))
    throw badUserInput("ids are at most 20 names of dictionaries.");
  return ids;
}

/** @throws BAD_USER_INPUT */
function languageCode(language: string): string {
  if (!/^[a-z]{2}$/.test(language)) throw badUserInput("language is two lower-case letters.");
  return language;
}

export const dictionaryResolvers: Resolvers = {
  Query: {
    dictionary: (_, { route, language: asked, ids }, { parts, language }) =>
      parts.services.dictionaries.load(
        textUpTo("route", route, 2048, 0),
        languageCode(asked ?? language),
        dictionaryIds(ids),
      ),
  },
};
