import { addressOf, type Guard, PASS } from "./guard.ts";

/**
 * A page of an old version loads its next one as a whole (SPEC 4.62): its chunks may be gone, its questions out of
 * date.
 */
export const appVersion: Guard = ({ isStale, trigger, isServer, serverStatus, url }) =>
  isStale && !isServer && serverStatus === null && trigger === "navigation"
    ? { kind: "reload", to: addressOf(url) }
    : PASS;
