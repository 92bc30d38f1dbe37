import { useState } from "react";
import { pick, useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { domains } from "./examples/all.ts";
import type { Example } from "./examples/example.ts";
import { loadFacts } from "./facts.ts";
import { useSession } from "./session.ts";
import { useWrappedLines } from "./useWrappedLines.ts";

const nameOf = (query: string) => /\b(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1] ?? "";

/** Puts an example into a tab: the one that holds it already, the one that is empty, or a new one. */
function useOpen(): (example: Example) => Promise<void> {
  const { addTab, changeTab, setOperationName } = useGraphiQLActions();
  const { tabs, activeTabIndex, queryEditor, variableEditor } = useGraphiQL(
    pick("tabs", "activeTabIndex", "queryEditor", "variableEditor"),
  );
  return async ({ query, variables }) => {
    const values = variables === undefined ? "" : JSON.stringify(variables(await loadFacts()), null, 2);
    const index = tabs.findIndex((tab) => tab.query === query);
    const isEmpty = (tabs[activeTabIndex]?.query ?? "").trim() === "";
    if (index >= 0) changeTab(index);
    else if (!isEmpty) addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(values);
    setOperationName(nameOf(query));
  };
}

/** Examples by domain, at the side of the editor. A click opens one with ids that exist now. */
export function ExamplesPanel() {
  useWrappedLines();
  const open = useOpen();
  const { login } = useSession();
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = (example: Example) => {
    setTrouble(null);
    open(example).catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  };
  return (
    <nav className="panel" aria-label="Examples">
      <h2>Examples</h2>
      <p>
        Each opens in a tab, with ids that exist now. Run it with the button or <kbd>Ctrl</kbd> <kbd>Enter</kbd>.
      </p>
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {domains.map(({ name, examples }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.title}>
                <button type="button" onClick={() => choose(example)}>
                  {example.title}
                  {example.needsPlayer === true && login === null && <small>sign in first</small>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
