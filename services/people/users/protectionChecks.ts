/** What users ask of the services that protect accounts. */
import type { Db } from "../../platform/database/database.ts";
import { definePort } from "../../platform/ports.ts";
import type { Player, Profile } from "../players/public.ts";

/** Whether the profile's protection fields are accurate (SPEC 3.11: should_sync_protection_methods). */
export const protectionChecks =
  definePort<(db: Db, player: Player, profile: Profile) => Promise<boolean>>("users.protectionChecks");
