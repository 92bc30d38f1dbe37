import { useState } from "react";
import { useLocation } from "react-router";
import { ROUTES, splitPath } from "#shared/routes/routes.ts";
import { DictionaryDocument, type DictionaryQuery, useDictionaryQuery } from "@/operations/site/generated.ts";
import { useClient } from "@/platform/app/app.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { takeSentAnswer } from "@/platform/page/sentAnswers.tsx";

/** A word of a dictionary's entries; whatever is no text is none. */
function wordIn(entries: unknown, key: string): string | null {
  const word: unknown =
    typeof entries === "object" && entries !== null && Object.hasOwn(entries, key) ? Reflect.get(entries, key) : null;
  return typeof word === "string" && word.trim() !== "" ? word : null;
}

/**
 * The operator's own words for the current page, by their keys in the dictionaries that the table of routes names for
 * it (SPEC 7.10); null for one that they have none for, or that did not come: then the page speaks the site's own.
 */
export function useOperatorWords(): (key: string) => string | null {
  const client = useClient();
  const { path } = splitPath(useLocation().pathname);
  const match = usePageRoute();
  const ids = match === null ? [] : [...ROUTES[match.name].dictionaries];
  const variables = { route: path.split("/")[0] ?? "", ids };
  useState(function keepSentWords() {
    const sent = import.meta.env.SSR || ids.length === 0 ? undefined : takeSentAnswer(DictionaryDocument, variables);
    if (sent !== undefined) client.writeQuery({ query: DictionaryDocument, variables, data: sent as DictionaryQuery });
  });
  const { data } = useDictionaryQuery({ variables, skip: ids.length === 0 });
  const dictionaries = data?.dictionary?.dictionaries ?? [];
  return (key) => dictionaries.map(({ entries }) => wordIn(entries, key)).find((word) => word !== null) ?? null;
}
