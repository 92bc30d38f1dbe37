/** The explorer: GraphiQL on the gateway that serves it. */
import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./explorer.css";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { examples } from "./examples.ts";
import { fetcher } from "./fetcher.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

createRoot(root).render(
  <GraphiQL fetcher={fetcher} defaultTabs={examples} shouldPersistHeaders={false} defaultHeaders={JSON.stringify({ "X-Language": "en" }, null, 2)}>
    <GraphiQL.Logo>GraphQL explorer</GraphiQL.Logo>
    <GraphiQL.Footer>
      <p className="tip">
        Sign in with the tab <b>SignIn</b>: the cookie then holds in every tab. Without cookies, <code>createToken</code> answers a
        token for the header <code>Authorization: Bearer …</code>.
      </p>
    </GraphiQL.Footer>
  </GraphiQL>,
);
