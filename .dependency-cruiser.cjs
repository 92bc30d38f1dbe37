/** The house's lines: routes → features → ui, everything may use shared, nothing imports from services. */

/** Folders of web/src, each with those it may not import: what stands above it, and what stands beside it. */
const WEB_FLOORS = [
  ["features", "routes"],
  ["slip", "routes|features"],
  ["prices", "routes|features|slip|account|favorites"],
  ["account", "routes|features|slip|prices|favorites"],
  ["favorites", "routes|features|slip|prices|account"],
  ["ui", "routes|features|slip|prices|account|favorites"],
  ["platform", "routes|features|slip|prices|account|favorites|ui"],
  ["operations", "routes|features|slip|prices|account|favorites|ui|platform"],
];
/** Processes that stand for third parties. */
const STAND_INS = ["provider", "studio"];
const TESTS = "\\.test\\.tsx?$|/test(ing)?[A-Z]?[^/]*\\.tsx?$";

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: { pathNot: "^web/(src/routes|vite|react-router)" },
      to: { couldNotResolve: true, pathNot: "^(~icons|virtual:|\\./\\+types|@graphql-typed-document-node/core)" },
    },
    {
      name: "nothing-imports-services",
      comment: "The gateway knows services by their OpenAPI documents only.",
      severity: "error",
      from: {
        pathNot:
          "^(services|tests/contract|tests/chaos|tests/scale|tests/start|scripts)/|^tests/bench/(model|engine|money|payments|pools)|^tests/e2e/stack/processes",
      },
      to: { path: "^services/" },
    },
    {
      name: "services-stand-alone",
      severity: "error",
      from: { path: "^services/" },
      to: { path: "^(gateway|web|tests)/" },
    },
    {
      name: "platform-imports-no-service",
      comment: "What services need of each other goes through their manifests and ports.",
      severity: "error",
      from: { path: "^services/platform/", pathNot: "\\.test\\.ts$" },
      to: { path: "^services/(?!platform/)" },
    },
    {
      name: "services-share-one-drizzle",
      comment: "services/platform/database/drizzle.ts says why. Drivers belong to the database's own folder.",
      severity: "error",
      from: { path: "^services/", pathNot: "^services/platform/database/" },
      to: { path: "node_modules/drizzle-orm/(pg-core/)?index\\." },
    },
    {
      name: "services-meet-in-public",
      comment:
        "A service imports another one's public.ts only. services/graph.test.ts refuses cycles between services.",
      severity: "error",
      from: { path: "^services/([^/]+/[^/]+)/", pathNot: "^services/(platform|testing)/|\\.test\\.ts$|/testing/" },
      to: {
        path: "^services/(?!platform/)[^/]+/[^/]+/",
        pathNot: "^services/$1/|/public\\.ts$",
      },
    },
    {
      name: "only-the-registry-knows-manifests",
      severity: "error",
      from: { pathNot: "^services/registry\\.ts$" },
      to: { path: "^services/[^/]+/[^/]+/service\\.ts$" },
    },
    {
      name: "web-knows-the-schema-only",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^(gateway|services)/" },
    },
    { name: "gateway-stands-alone", severity: "error", from: { path: "^gateway/" }, to: { path: "^(web|tests)/" } },
    {
      name: "shared-is-pure",
      comment: "No I/O, no React.",
      severity: "error",
      from: { path: "^shared/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^(web|gateway|services|provider|studio|tests)/|node_modules/(react|fastify|undici|@apollo)|^(node:)?(fs|net|http|https|child_process|dns|tls|worker_threads)$",
      },
    },
    ...STAND_INS.flatMap((one) => [
      {
        name: `${one}-stands-alone`,
        comment: "It stands for another company, which knows the product by its public contract only.",
        severity: "error",
        from: { path: `^${one}/` },
        to: { path: `^(gateway|services|${STAND_INS.filter((other) => other !== one).join("|")}|web|tests)/` },
      },
      {
        name: `nothing-imports-the-${one}`,
        comment: `The product knows it by its contract: docs/${one}.md.`,
        severity: "error",
        from: { pathNot: `^(${one}|tests|scripts)/` },
        to: { path: `^${one}/` },
      },
    ]),
    {
      name: "frames-run-in-browsers",
      comment: "The studio's server is known to its games by their calls.",
      severity: "error",
      from: { path: "^studio/frame/", pathNot: "vite\\.config\\.ts$|\\.test\\.ts$" },
      to: { path: "^(studio/(?!frame/)|scripts/)|^node:" },
    },
    {
      name: "features-never-meet",
      severity: "error",
      from: { path: "^web/src/features/([^/]+/[^/]+)/" },
      to: { path: "^web/src/features/([^/]+/[^/]+)/", pathNot: "^web/src/features/$1/" },
    },
    ...WEB_FLOORS.map(([floor, above]) => ({
      name: `web-${floor}-imports-nothing-above`,
      comment: "routes → features → slip → prices, account, favorites → ui → platform → operations.",
      severity: "error",
      from: { path: `^web/src/${floor}/`, pathNot: TESTS },
      to: { path: `^web/src/(${above})/` },
    })),
    {
      name: "web-folders-import-no-root",
      comment: "root.tsx and the entries put everything together; nothing below may need them.",
      severity: "error",
      from: { path: "^web/src/[^/]+/", pathNot: TESTS },
      to: { path: "^web/src/[^/]+\\.tsx?$", pathNot: "^web/src/testing" },
    },
    {
      name: "transport-knows-no-service",
      comment: "How services are called is the same for all of them.",
      severity: "error",
      from: { path: "^gateway/transport/", pathNot: "\\.test\\.ts$" },
      to: { path: "^gateway/(datasources|resolvers|plugins|sockets|sessions)/" },
    },
    {
      name: "resolvers-never-fetch",
      severity: "error",
      from: { path: "^gateway/resolvers/", pathNot: "\\.test\\.ts$" },
      to: { path: "node_modules/undici" },
    },
    {
      name: "only-services-open-the-database",
      severity: "error",
      from: { pathNot: "^(services|tests)/" },
      to: { path: "node_modules/(drizzle-orm|pg|@electric-sql)/" },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|\\.react-router)/|/generated/(resolvers|schema)\\.ts$|^tests/bench/peers" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
