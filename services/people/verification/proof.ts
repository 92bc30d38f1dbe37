/** What a player has to have shown before the house gives them something for nothing. */
import type { Db, Tx } from "../../platform/database/database.ts";
import { hasContact } from "../players/public.ts";
import { isVerified } from "./verified.ts";

/** Nothing; an e-mail or phone that they read, or who they are; who they are. */
export const proofs = ["NONE", "CONTACT", "IDENTITY"] as const;
export type Proof = (typeof proofs)[number];

/** What is missing of a proof. */
export type MissingProof = "CONTACT_NEEDED" | "VERIFICATION_NEEDED";

/** What a player still has to show; null for nothing. Who has proved who they are needs no contact. */
export async function missingProof(db: Db | Tx, playerId: number, proof: Proof): Promise<MissingProof | null> {
  if (proof === "NONE" || (proof === "CONTACT" && (await hasContact(db, playerId))) || (await isVerified(db, playerId)))
    return null;
  return proof === "CONTACT" ? "CONTACT_NEEDED" : "VERIFICATION_NEEDED";
}
