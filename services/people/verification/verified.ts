/** Whether a player has proved who they are. */
import { verificationState } from "#shared/people/verification.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { documentsOf } from "./documents/find.ts";

/** Whether a player has proved who they are and where they live. */
export const isVerified = async (db: Db | Tx, playerId: number): Promise<boolean> =>
  verificationState(await documentsOf(db, playerId)) === "APPROVED";
