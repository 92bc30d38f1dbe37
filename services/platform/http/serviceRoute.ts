/** Calls of the gateway and of the operator's back office, which show the service key. */
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { keyFits } from "../secrets/serviceKey.ts";
import { type Answer, type Contract, Failure, type Handler, route } from "./rest.ts";

/** The answer to who shows no key of the deployment, or a wrong one. */
export const keyNeeded = new Failure(401, "KEY_NEEDED", "The key is missing or wrong");

/** A contract that takes the service key. */
type KeyContract = Contract & {
  readonly security: "serviceKey";
  readonly errors: { readonly 401: z.ZodType };
};

/** Registers a call that takes the service key; everybody else is answered 401. @param key null refuses all */
export function serviceRoute<const C extends KeyContract>(
  app: FastifyInstance,
  key: string | null,
  contract: C,
  handler: Handler<C>,
): void {
  route(app, contract, async (call) =>
    keyFits(call.header("x-service-key"), key) ? handler(call) : (keyNeeded as Answer<C>),
  );
}
