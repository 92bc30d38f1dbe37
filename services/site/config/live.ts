/** The site config as it is now: the file is read again and again, so that an operator's change needs no restart. */
import { createHash } from "node:crypto";
import { startJob } from "../../platform/job.ts";
import { SettingsError, type Settings } from "../../platform/settings/settings.ts";
import type { SiteConfigBody } from "./api/index.ts";
import { loadSiteConfig } from "./load.ts";

/** What became of the site config. */
export interface SiteConfigChange {
  /** Names the config as it is now. */
  revision: string;
  /** Top-level fields that are others than before. */
  fields: readonly string[];
}

export interface LiveSiteConfig {
  readonly current: SiteConfigBody;
  /** Hears of every change from now on. Returns the way to stop. */
  onChange(listener: (change: SiteConfigChange) => void): () => void;
  close(): Promise<void>;
}

declare module "../../platform/context.ts" {
  interface ServiceContext {
    /**
     * The site config as it is now, without what depends on the visitor: defaults with the SITE_CONFIG file laid over
     * them.
     * Another object after each change: to be read when it is needed, not kept.
     */
    readonly siteConfig: SiteConfigBody;
    /** Calls after each change of the site config. Returns the way to stop. */
    onSiteConfigChange: LiveSiteConfig["onChange"];
  }
}

/** Milliseconds between two looks at the file. */
const lookEveryMs = 1_000;

const revisions = new WeakMap<SiteConfigBody, string>();

/** A revision derived from a config's content: equal configs share it, also across processes. */
export function revisionOf(config: SiteConfigBody): string {
  const known = revisions.get(config) ?? createHash("sha256").update(JSON.stringify(config)).digest("hex").slice(0, 16);
  revisions.set(config, known);
  return known;
}

function differingFields(one: SiteConfigBody, other: SiteConfigBody): string[] {
  const [before, after] = [
    new Map<string, unknown>(Object.entries(one)),
    new Map<string, unknown>(Object.entries(other)),
  ];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)),
  );
}

/**
 * Follows the file of SITE_CONFIG. An unusable file (half-written, contradictory, missing) leaves the last good config
 * in force and is reported once per content.
 *
 * The file is polled, not watched: editors and cluster mounts replace it, which a watch on the old file doesn't see.
 */
export function followSiteConfig(
  settings: Pick<Settings, "siteConfigPath" | "siteEnv">,
  first: SiteConfigBody,
  onTrouble: (message: string) => void,
  everyMs = lookEveryMs,
): LiveSiteConfig {
  let current = first;
  let trouble: string | null = null;
  const listeners = new Set<(change: SiteConfigChange) => void>();

  const look = async (): Promise<void> => {
    try {
      const next = loadSiteConfig(settings);
      trouble = null;
      if (revisionOf(next) === revisionOf(current)) return;
      const change = { revision: revisionOf(next), fields: differingFields(current, next) };
      current = next;
      for (const listener of listeners) listener(change);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      if (error.message !== trouble) onTrouble(`${error.message}; the config before it stays`);
      trouble = error.message;
    }
  };
  const stop =
    settings.siteConfigPath === null
      ? async () => {}
      : startJob(everyMs, look, (error) => onTrouble(error instanceof Error ? error.message : String(error)));
  return {
    get current() {
      return current;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: stop,
  };
}
