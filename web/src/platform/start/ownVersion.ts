/** Which version of the site this page is of, and which one the server has now (SPEC 4.61). */
import { VERSION_PATH, versionIn } from "@/platform/site/appVersion.ts";

/** Longest wait for the server's version, in milliseconds. */
const ANSWER_WITHIN = 10_000;

/**
 * Version of this page: React Router's manifest holds it, and `/version.json` tells that of the server. Null in
 * development.
 */
export function ownVersion(): string | null {
  const { ["__reactRouterManifest"]: manifest } = globalThis as { __reactRouterManifest?: { version?: string } };
  return manifest?.version ?? null;
}

/** Version that the server tells; null if it does not answer, or a proxy does instead. */
export async function servedVersion(): Promise<string | null> {
  try {
    const response = await fetch(VERSION_PATH, {
      cache: "no-store",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    return response.ok ? versionIn(await response.json()) : null;
  } catch {
    return null;
  }
}
