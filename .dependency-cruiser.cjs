/** The house's lines: routes → features → ui, everything may use shared, nothing imports from services. */
module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    { name: "not-to-unresolvable", severity: "error", from: { pathNot: "^web/(src/routes|vite|react-router)" }, to: { couldNotResolve: true, pathNot: "^(~icons|virtual:|\\./\\+types|@graphql-typed-document-node/core)" } },
    { name: "nothing-imports-services", comment: "The gateway knows services by their OpenAPI documents only.", severity: "error", from: { pathNot: "^(services|tests/contract|tests/chaos|tests/scale|tests/start|scripts)/|^tests/bench/(model|engine|placing)|^tests/e2e/stack/processes" }, to: { path: "^services/" } },
    { name: "services-stand-alone", severity: "error", from: { path: "^services/" }, to: { path: "^(gateway|web|tests)/" } },
    { name: "web-knows-the-schema-only", severity: "error", from: { path: "^web/" }, to: { path: "^(gateway|services)/" } },
    { name: "gateway-stands-alone", severity: "error", from: { path: "^gateway/" }, to: { path: "^(web|tests)/" } },
    { name: "shared-is-pure", comment: "No I/O, no React.", severity: "error", from: { path: "^shared/", pathNot: "\\.test\\.ts$" }, to: { path: "^(web|gateway|services|tests)/|node_modules/(react|fastify|undici|@apollo)|^(node:)?(fs|net|http|https|child_process|dns|tls|worker_threads)$" } },
    { name: "features-never-meet", severity: "error", from: { path: "^web/src/features/([^/]+)/" }, to: { path: "^web/src/features/([^/]+)/", pathNot: "^web/src/features/$1/" } },
    { name: "features-below-routes", severity: "error", from: { path: "^web/src/(features|ui|guards|apollo|i18n)/" }, to: { path: "^web/src/routes/" } },
    { name: "ui-at-the-bottom", severity: "error", from: { path: "^web/src/ui/" }, to: { path: "^web/src/(features|routes|guards)/" } },
    { name: "transport-knows-no-service", comment: "How services are called is the same for all of them.", severity: "error", from: { path: "^gateway/transport/", pathNot: "\\.test\\.ts$" }, to: { path: "^gateway/(datasources|resolvers|plugins|sockets|sessions)/" } },
    { name: "resolvers-never-fetch", severity: "error", from: { path: "^gateway/resolvers/", pathNot: "\\.test\\.ts$" }, to: { path: "node_modules/undici" } },
    { name: "only-services-open-the-database", severity: "error", from: { pathNot: "^(services|tests)/" }, to: { path: "node_modules/(drizzle-orm|pg|@electric-sql)/" } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|\\.react-router|generated)/|^tests/bench/peers" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"], extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] },
  },
};
