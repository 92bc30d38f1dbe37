import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { icons } from "./icons.ts";
import { splitOperations } from "./splitOperations.ts";

/**
 * Libraries of the first page, and what loads files: the first words need it while the site's own file still waits for
 * them.
 */
const BASE_LIBRARIES =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|@apollo\/client|rxjs|graphql|optimism|@wry\/[a-z]+|i18next|react-i18next)\//;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Where the first page begins. What these import, and what that imports, comes with it; the rest when it is needed. */
const FIRST_PAGE = ["entry.client.tsx", "root.tsx", "routes/layouts/sportsbook.tsx", "routes/betting/home.tsx"].map(
  (file) => path(`./src/${file}`),
);

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const firstPage = new Set<string>();

/** Whether a module is of the first page. */
function isFirst(id: string, modules: Modules): boolean {
  const waiting = firstPage.size === 0 ? [...FIRST_PAGE] : [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (firstPage.has(next)) continue;
    firstPage.add(next);
    waiting.push(...(modules.getModuleInfo(next)?.importedIds ?? []));
  }
  return firstPage.has(id);
}

/**
 * Runs before the libraries of the first page, and so before everything that needs them: the page is to be seen before
 * its scripts take the processor. A page in the background draws nothing, and one may be drawn late.
 */
const AFTER_FIRST_FRAME =
  "await new Promise((go) => { if (document.hidden) go(); else { setTimeout(go, 1500); requestAnimationFrame(() => setTimeout(go)); } });";

/**
 * What React Compiler works on: components that are drawn again with every price or stake, which those around a list
 * of games are not. Elsewhere the code that remembers is more than the work it saves; it made the first page 12 KiB
 * heavier.
 */
const isDrawnOften = (file: string) =>
  /\/src\/(features\/betting\/(games\/(?!Home|Preview)|(game|slip|placedCoupons|multi|results)\/)|prices\/|ui\/marks\/)/.test(
    file,
  );

/** Words in names by which blockers of advertisements and trackers know files of others. */
const BLOCKED =
  /ad|banner|analy|track|count|promo|partner|referr|affil|sponsor|stat|metric|pixel|popup|beacon|social|share|cookie|consent|notice|notif|telemetry|finger|device|push|tag|log|event|widget|tell/i;

/**
 * Names of files: words begin with their language, so that the worker keeps one language and not four. What a blocker
 * could take for somebody else's has no name but its hash.
 */
function chunkName({ facadeModuleId, name }: { facadeModuleId?: string | null | undefined; name: string }): string {
  const language = /\/i18n\/(\w\w)\/\w+\.(?:json|ts)$/.exec(facadeModuleId ?? "")?.[1];
  return `assets/${language === undefined ? "" : `${language}.`}${BLOCKED.test(name) ? "part" : "[name]"}-[hash].js`;
}

/** The same for styles and pictures. */
const assetName = ({ names }: { names: readonly string[] }): string =>
  `assets/${names.some((name) => BLOCKED.test(name.replace(/\.\w+$/, ""))) ? "part" : "[name]"}-[hash][extname]`;

/** Modules that are others on the server: hooks there only read, and nothing is watched. Each says more. */
const SERVER_MODULES: Readonly<Record<string, string>> = {
  "@apollo/client/react": path("./src/platform/apollo/serverHooks.ts"),
  "react-i18next": path("./src/platform/i18n/serverTranslation.ts"),
  "react-router": path("./src/platform/start/serverRouter.tsx"),
};

function serverModules(): Plugin {
  return {
    name: "site:server-modules",
    enforce: "pre",
    resolveId(source, importer, { ssr: isServer }) {
      const file = isServer === true ? SERVER_MODULES[source] : undefined;
      return file === importer ? null : file;
    },
  };
}

/**
 * In development libraries are bundled before the first page asks for them. One that is found later makes the bundles
 * again, and the page that is open then gets 504 for the old ones and never comes to life. All sources are looked
 * through for them; what plugins write into sources stands there only when it is too late, and is named here.
 */
const DEVELOPMENT = {
  optimizeDeps: {
    entries: [
      "src/entry.client.tsx",
      "src/root.tsx",
      "src/**/*.{ts,tsx}",
      "!src/**/*.test.{ts,tsx}",
      "!src/**/*.server.{ts,tsx}",
      "!src/testing.tsx",
      "!src/**/test*.{ts,tsx}",
    ],
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "react/compiler-runtime",
      "react-router",
      "react-router/dom",
    ],
  },
  // Sources of the first page are made ready while the server starts.
  server: {
    warmup: { clientFiles: FIRST_PAGE, ssrFiles: [path("./src/root.tsx"), path("./src/routes/betting/home.tsx")] },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: path("."),
  ...(command === "serve" ? DEVELOPMENT : {}),
  plugins: [
    reactRouter(),
    babel({ presets: [reactCompilerPreset({ sources: isDrawnOften })] }),
    icons(),
    serverModules(),
    splitOperations(),
  ],
  resolve: {
    alias: { "@": path("./src"), "#shared": path("../shared") },
    // rxjs gives its modern form under this name only.
    conditions: ["es2015", ...defaultClientConditions],
  },
  // Apollo Client keeps its development checks and messages out of a build by this global.
  define: command === "build" ? { "globalThis.__DEV__": "false" } : {},
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every page needs, in two files: together it compresses better, and libraries change less often than the
    // site.
    rolldownOptions:
      isSsrBuild === true
        ? {}
        : {
            output: {
              chunkFileNames: chunkName,
              entryFileNames: chunkName,
              assetFileNames: assetName,
              // Without separators: a hash is no word.
              hashCharacters: "base36" as const,
              banner: ({ name }) => (name === "base" ? AFTER_FIRST_FRAME : ""),
              codeSplitting: {
                groups: [
                  { name: "base", test: BASE_LIBRARIES },
                  { name: (id: string, modules: Modules) => (isFirst(id, modules) ? "site" : null) },
                ],
              },
            },
          },
  },
  css: { modules: { localsConvention: "camelCaseOnly" as const } },
}));
