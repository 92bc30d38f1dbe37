import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { ExamplesPanel } from "./ExamplesPanel.tsx";
import { domains } from "./examples/all.ts";
import { fetcher } from "./fetcher.ts";
import { GuidePanel } from "./GuidePanel.tsx";
import { Header } from "./Header.tsx";
import { ExamplesIcon, GuideIcon } from "./icons.tsx";

const guide = { title: "Start here", icon: GuideIcon, content: GuidePanel };
const examples = { title: "Examples", icon: ExamplesIcon, content: ExamplesPanel };
const first = [{ query: domains[0]?.examples[0]?.query ?? "" }];

/** GraphiQL with a guide, examples and a sign-in. */
export function Explorer() {
  return (
    <div className="explorer">
      <Header />
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={first}
        plugins={[guide, examples, HISTORY_PLUGIN]}
        visiblePlugin={guide}
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
        defaultEditorToolsVisibility="variables"
      >
        <GraphiQL.Logo> </GraphiQL.Logo>
      </GraphiQL>
    </div>
  );
}
