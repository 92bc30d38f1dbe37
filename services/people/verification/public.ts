/** What other services may ask of verification. */
export { verification } from "./api.ts";
export { askForNeeded } from "./documents/change.ts";
export { missingProof, type MissingProof, type Proof, proofs } from "./proof.ts";
export { isVerified } from "./verified.ts";
