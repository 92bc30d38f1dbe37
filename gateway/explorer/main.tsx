/** The explorer: GraphiQL on the gateway that serves it. */
import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./explorer.css";
import { createRoot } from "react-dom/client";
import { Explorer } from "./Explorer.tsx";
import { refreshSession } from "./session.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

createRoot(root).render(<Explorer />);
void refreshSession();
