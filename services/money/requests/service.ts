/** Requests: what players ask the operator's desks for payments, support, ideas and partners, and what is answered. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { paymentRequest, requestMessage, requestsApi } from "./api.ts";
import { deskApi } from "./desk/api.ts";
import { requestsService } from "./routes.ts";

const ofOwnRequests = `request_id in (select id from payment_request where ${ownRows})`;
/** Five years, as rules against money laundering have it; RETENTION_DAYS sets other days. */
const fiveYears = { days: 1826, clock: "services" } as const;

export const requests = defineService({
  name: "requests",
  api: { ...requestsApi, ...deskApi },
  schemas: { SupportRequest: paymentRequest, RequestMessage: requestMessage },
  routes: requestsService,
  tables: {
    payment_request_file: {
      rows: ownRows,
      hidden: ["content", "hash", "actor"],
      erase: "delete",
      // Files that no message took. Those of messages go with their request.
      retention: { days: 1, clock: "services", isOld: "message_id is null and at < $before" },
    },
    payment_request_message: { rows: ofOwnRequests, hidden: ["actor", "fingerprint"], erase: "delete" },
    payment_request_note: {
      rows: ofOwnRequests,
      hidden: { notExported: "notes of the operator's staff for itself" },
      erase: "delete",
    },
    payment_request: {
      rows: ownRows,
      hidden: ["fingerprint", "waiting_since"],
      // What was asked about and when stays with the payment; what was written is gone.
      erase: { set: { idempotency_key: "'erased-' || id", fingerprint: "''" } },
      retention: { ...fiveYears, isOld: "state = 'CLOSED' and changed_at < $before" },
    },
  },
});
