import { useRef, useState } from "react";
import { useClient } from "@/platform/app/app.ts";
import { GenerateBetsDocument, type GenerateBetsQuery } from "@/operations/betting/generated.ts";
import type { GenerateBetsInput } from "@/operations/types.generated.ts";

export type Proposals = NonNullable<GenerateBetsQuery["generateBets"]>;

interface Generator {
  /** Undefined before the first search. */
  answer: Proposals | undefined;
  state: "idle" | "finding" | "failed";
  find(input: GenerateBetsInput): void;
}

/** Asks for expresses; an answer that was overtaken by another question is thrown away. */
export function useGenerator(): Generator {
  const client = useClient();
  const [answer, setAnswer] = useState<Proposals>();
  const [state, setState] = useState<Generator["state"]>("idle");
  const asked = useRef(0);

  function find(input: GenerateBetsInput) {
    const number = (asked.current += 1);
    const take = (found: Proposals | null | undefined) => {
      if (number !== asked.current) return;
      if (found != null) setAnswer(found);
      setState(found == null ? "failed" : "idle");
    };
    setState("finding");
    client
      .query({ query: GenerateBetsDocument, variables: { input }, fetchPolicy: "no-cache", errorPolicy: "all" })
      .then(
        ({ data }) => take(data?.generateBets),
        () => take(null),
      );
  }

  return { answer, state, find };
}
