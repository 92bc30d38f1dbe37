/** Forgotten passwords, and e-mails and phones that are confirmed. */
import { defineService } from "../../platform/manifest.ts";
import { recoveryApi } from "./api.ts";
import { recoveryService } from "./routes.ts";

export const recovery = defineService({
  name: "recovery",
  api: recoveryApi,
  routes: recoveryService,
});
