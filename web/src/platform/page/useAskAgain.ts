import { useEffect, useRef } from "react";
import { useClient } from "@/platform/app/app.ts";
import { whenAnswered } from "./navigations.ts";

/**
 * Makes of `again`, which asks a page's query once more, one that first waits for the page's own answers, and does
 * nothing once the visitor has left.
 */
export function useAskAgain(again: () => void): () => void {
  const client = useClient();
  const isHere = useRef(false);
  useEffect(function stay() {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => void whenAnswered(client).then(() => (isHere.current ? again() : undefined));
}
