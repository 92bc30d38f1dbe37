/** What keeps an account safe: password, contacts, second step, devices; a player's data and its erasure. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { securityApi } from "./api/index.ts";
import { deviceSession } from "./api/sessions.ts";
import { mailing, securityState } from "./api/state.ts";
import { protectionChecks } from "../users/public.ts";
import { areMethodsTrue } from "./methods.ts";
import { securityService } from "./routes.ts";

export const security = defineService({
  name: "security",
  api: securityApi,
  schemas: { SecurityState: securityState, DeviceSession: deviceSession, Mailing: mailing },
  routes: securityService,
  fills: [protectionChecks.with(areMethodsTrue)],
  tables: { security_question: { rows: ownRows, hidden: ["answer_hash"], erase: "delete" } },
});
