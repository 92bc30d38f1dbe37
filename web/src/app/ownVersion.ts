/** Version of the site that this page is of: React Router's manifest holds it, and `/version.json` tells that of the server. Null in development. */
export function ownVersion(): string | null {
  const { ["__reactRouterManifest"]: manifest } = globalThis as { __reactRouterManifest?: { version?: string } };
  return manifest?.version ?? null;
}
