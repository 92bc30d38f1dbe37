/** The desk of households, and the job that takes up players of before. */
import type { ServicePlugin } from "../../platform/context.ts";
import { registerHouseholdDesk } from "./desk/routes.ts";
import { keySecret } from "./keys.ts";
import { keepUp } from "./walk.ts";

/** How often the job looks, in real milliseconds. */
const walkEveryMs = 1000;

export const householdService: ServicePlugin = (context) => async (app) => {
  await keySecret(context);
  registerHouseholdDesk(app, context);
  context.jobs.add({ name: "same_persons", everyMs: walkEveryMs, work: () => keepUp(context) });
};
