import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { icons } from "./icons.ts";

/** Libraries of the first page. */
const BASE_LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|@apollo\/client|rxjs|graphql|graphql-ws|optimism|@wry\/[a-z]+|i18next|react-i18next)\//;

/** Own code of the first page; the coupon's form, dialogs, tabs and the other pages stay on their own. */
const SITE_CODE = /\/(web\/src\/(app|apollo|betting|guards|operations|features\/(shell|games|sportsTree)|ui\/(?!Dialog|Tabs|TextField))|shared\/(languages|routes|odds|tradersLadder)|node_modules\/@tanstack)\b/;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  root: path("."),
  plugins: [
    reactRouter(),
    babel({ presets: [reactCompilerPreset()] }),
    icons(),
  ],
  resolve: {
    alias: { "@": path("./src"), "#shared": path("../shared") },
    // rxjs gives its modern form under this name only.
    conditions: ["es2015", ...defaultClientConditions],
  },
  // Apollo Client keeps its development checks and messages out of a build by this global.
  define: command === "build" ? { "globalThis.__DEV__": "false" } : {},
  build: {
    assetsInlineLimit: 0, reportCompressedSize: false,
    // What every page needs, in two files: together it compresses better, and libraries change less often than the site.
    rolldownOptions: isSsrBuild === true ? {} : { output: { codeSplitting: { groups: [{ name: "base", test: BASE_LIBRARIES }, { name: "site", test: SITE_CODE }] } } },
  },
  css: { modules: { localsConvention: "camelCaseOnly" as const } },
}));
