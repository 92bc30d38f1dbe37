/** Verification: who players are, shown by documents, and the personal data that goes with them. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { document, verification as verificationSchema, verificationApi } from "./api.ts";
import { verificationService } from "./routes.ts";

export const verification = defineService({
  name: "verification",
  api: verificationApi,
  schemas: { VerificationDocument: document, Verification: verificationSchema },
  routes: verificationService,
  tables: {
    verification_file: {
      rows: ownRows,
      hidden: ["content", "hash"],
      erase: "delete",
      // Five years after they were sent, as rules against money laundering have it; RETENTION_DAYS sets other days.
      retention: { days: 1826, clock: "services", isOld: "at < $before" },
    },
    verification_document: {
      rows: ownRows,
      hidden: ["note", "decided_by"],
      erase: { set: { message: "null", note: "null" } },
    },
  },
});
