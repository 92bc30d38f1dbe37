import { readOuterOrigins } from "../../../server/csp.ts";
import { readOrigins } from "#shared/wire/publicOrigin.ts";
import { configure } from "./renderSettings.server.ts";

/** Settings of a bundle that asks a gateway of the test's own, and nothing else of the environment. */
export const configureFor = (gatewayUrl: string): void =>
  configure({ gatewayUrl, origins: readOrigins({}), outerOrigins: readOuterOrigins({}) });
