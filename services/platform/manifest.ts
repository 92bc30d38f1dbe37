/** What a service declares to the process in its `service.ts`. docs/adding-a-service.md shows each step. */
import type { z } from "zod";
import type { ServicePlugin } from "./context.ts";
import type { Db } from "./database/database.ts";
import type { Contract } from "./http/rest.ts";
import type { Tables } from "./personalData.ts";
import type { FilledPort } from "./ports.ts";

export interface ServiceManifest<Name extends string = string> {
  /** What SERVICES, the OpenAPI document and the gateway's `<NAME>_URL` call it. */
  readonly name: Name;
  /**
   * Its REST contract: calls by operation id. A service without one is no service to the outside: other services use
   * its `public.ts`.
   */
  readonly api?: Readonly<Record<string, Contract>>;
  /** Schemas that have names in the OpenAPI documents that use them. */
  readonly schemas?: Readonly<Record<string, z.ZodType>>;
  /** Names of schemas that its document has although no call answers them, such as the data of an event stream. */
  readonly alsoDocumented?: readonly string[];
  /** Its routes and jobs. */
  readonly routes?: ServicePlugin;
  /** Its tables by their names in the database, in the order a player's rows are erased. */
  readonly tables?: Tables;
  /** Ports of lower services that it answers. */
  readonly fills?: readonly FilledPort[];
  /** The book of odds is started when a service that asks it runs. */
  readonly needsBook?: boolean;
  /**
   * Creates the data of a demo site. Runs at each start of one, even if SERVICES leaves the service out. `now` is
   * milliseconds of the services' clock.
   */
  readonly prepareDemo?: (db: Db, now: number) => Promise<void>;
}

/** Checks a manifest's type and keeps its name as a literal, so that names of services are a union. */
export const defineService = <const Name extends string>(manifest: ServiceManifest<Name>): ServiceManifest<Name> =>
  manifest;
