import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNoticeWordsQuery } from "@/operations/site/generated.ts";
import { speakOperatorWords } from "./noticeWords.ts";

/** The texts of a dictionary's entries by their keys; whatever is no text is none. */
const textsIn = (entries: unknown): [string, string][] =>
  typeof entries !== "object" || entries === null
    ? []
    : Object.entries(entries).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].trim() !== "",
      );

/**
 * Notices speak the operator's words where they have any (SPEC 8.02, 8.13, 8.15, 8.34). They are asked for once the page
 * stands; without them the site speaks its own.
 */
export function OperatorWords() {
  const { i18n } = useTranslation();
  const { data } = useNoticeWordsQuery({ fetchPolicy: "cache-first" });
  const bundle = data?.dictionary;

  useEffect(
    function speak() {
      if (bundle == null || bundle.language !== i18n.language) return undefined;
      return speakOperatorWords(
        i18n,
        bundle.language,
        new Map(bundle.dictionaries.flatMap(({ entries }) => textsIn(entries))),
      );
    },
    [bundle, i18n],
  );

  return null;
}
