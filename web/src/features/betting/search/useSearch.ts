import { useEffect, useState } from "react";
import { useClient } from "@/platform/app/app.ts";
import { SearchDocument, type SearchQuery } from "@/operations/betting/generated.ts";

/** Most of each kind that the window shows. */
const FIRST = 5;
/** Quiet time after a key before the server is asked, in milliseconds. */
const TYPING_PAUSE = 150;

export type Found = NonNullable<SearchQuery["search"]>;
type SearchState =
  | { kind: "idle" }
  /** `found` is what the text before found: it stands until the answer is there. */
  | { kind: "loading"; found: Found | null }
  | { kind: "failed" }
  | { kind: "ready"; text: string; found: Found };

/** An answer to a question; null for one that did not come. */
interface Answered {
  question: string;
  found: Found | null;
}

/** What is found by a text as it is typed. Answers that come late, to a text that stands no more, are not shown. */
export function useSearch(text: string): { state: SearchState; retry(): void } {
  const client = useClient();
  const typed = text.trim();
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Answered | null>(null);
  const question = typed === "" ? "" : `${attempt} ${typed}`;

  useEffect(
    function askAsTyped() {
      if (question === "") return undefined;
      let isOver = false;
      const timer = setTimeout(() => {
        const asked = question.slice(question.indexOf(" ") + 1);
        const answer = client.query({
          query: SearchDocument,
          variables: { text: asked, first: FIRST },
          fetchPolicy: "no-cache",
          errorPolicy: "all",
          context: { hasOwnErrors: true },
        });
        const tell = (found: Found | null) => {
          if (!isOver) setLast({ question, found });
        };
        void answer.then(
          ({ data }) => tell(data?.search ?? null),
          () => tell(null),
        );
      }, TYPING_PAUSE);
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
    [client, question],
  );

  return { state: stateOf(question, typed, last), retry: () => setAttempt((count) => count + 1) };
}

function stateOf(question: string, typed: string, last: Answered | null): SearchState {
  if (question === "") return { kind: "idle" };
  if (last?.question !== question) return { kind: "loading", found: last?.found ?? null };
  return last.found === null ? { kind: "failed" } : { kind: "ready", text: typed, found: last.found };
}
