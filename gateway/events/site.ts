/**
 * The site config's revision as the services report it. Every services process reads its own file and has its own name.
 * While an operator rolls a change out, each process that gets it counts as a change.
 */
import { z } from "zod";
import type { SiteChange, SitePart } from "../generated/resolvers.ts";
import { LatestByKey } from "./latest.ts";
import type { TopicSource, TopicWatcher } from "./topics.ts";

const siteEvent = z.object({
  /** Name of the process on a shared bus; the one at the other end of a stream needs none. */
  teller: z.string().max(64).default(""),
  revision: z.string().max(64),
  fields: z.array(z.string().max(64)).max(500).nullable(),
});

/** Fields of the site config that say when the site is closed; all others are its settings. */
const maintenanceFields: readonly string[] = ["maintenance", "isMaintenanceActive"];
const everyPart: readonly SitePart[] = ["CONFIG", "MAINTENANCE"];
/** More processes than anybody runs: whatever else is written into a shared Redis must not fill the memory. */
const maxTellers = 200;

/** The one topic there is. */
export const siteTopic = "site";

function partsOf(fields: readonly string[] | null): SitePart[] {
  if (fields === null || fields.length === 0) return [...everyPart];
  const isMaintenance = (field: string) => maintenanceFields.includes(field);
  return [
    ...(fields.some((field) => !isMaintenance(field)) ? ["CONFIG" as const] : []),
    ...(fields.some(isMaintenance) ? ["MAINTENANCE" as const] : []),
  ];
}

const mergeChanges = (older: SiteChange, newer: SiteChange): SiteChange =>
  newer.isSnapshot
    ? newer
    : {
        ...newer,
        isSnapshot: older.isSnapshot,
        parts: everyPart.filter((part) => older.parts.includes(part) || newer.parts.includes(part)),
      };

export class SiteBoard implements TopicSource<SiteChange> {
  readonly isAvailable = true;
  readonly #onChange: () => void;
  readonly #revisions = new Map<string, string>();
  readonly #watchers = new Set<TopicWatcher<SiteChange>>();
  #state: SiteChange | null = null;

  /** `onChange` is called before any listener. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  state(): SiteChange | null {
    return this.#state;
  }

  watch(_topic: string, watcher: TopicWatcher<SiteChange>): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  read(): LatestByKey<SiteChange> {
    const changes = new LatestByKey<SiteChange>(mergeChanges, () => leave());
    const leave = this.watch(siteTopic, {
      changed: (_, change) => changes.push(siteTopic, change),
      lost: () => undefined,
    });
    if (this.#state !== null) changes.push(siteTopic, this.#state);
    return changes;
  }

  /**
   * Takes a report from a process; a repeated one changes nothing. @throws ZodError for anything that isn't such an
   * event
   */
  apply(data: unknown): void {
    const { teller, revision, fields } = siteEvent.parse(data);
    const known = this.#revisions.get(teller);
    if (known === revision) return;
    this.#revisions.delete(teller);
    this.#revisions.set(teller, revision);
    for (const oldest of this.#revisions.keys()) {
      if (this.#revisions.size <= maxTellers) break;
      this.#revisions.delete(oldest);
    }
    // A process not heard from before, which reports a known revision.
    if (known === undefined && this.#state?.revision === revision) return;
    this.#onChange();
    const isFirst = this.#state === null;
    this.#state = { revision, parts: [...everyPart], isSnapshot: true };
    const change = isFirst ? this.#state : { revision, parts: partsOf(fields), isSnapshot: false };
    for (const watcher of this.#watchers) watcher.changed(siteTopic, change);
  }
}
