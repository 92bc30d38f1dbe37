// npm run build: the site and the explorer, when their sources changed.
import { ensureDependencies } from "./lib/bootstrap.mjs";
import { ensureBuilds } from "./lib/build.mjs";

ensureDependencies();
ensureBuilds();
