import { useGraphiQL } from "@graphiql/react";
import { useEffect } from "react";

/** Breaks lines that are longer than the editor is wide. */
export function useWrappedLines(): void {
  const editor = useGraphiQL(({ queryEditor }) => queryEditor);
  useEffect(
    function wrapLines() {
      editor?.updateOptions({ wordWrap: "on" });
    },
    [editor],
  );
}
