import { type Guard, PASS } from "./guard.ts";

/**
 * The guards run once more when a page from the server comes alive: it may have been kept for everybody, and only the
 * browser knows some things, such as a touch screen. A page that came as an error stays one, without going anywhere
 * (SPEC 8.17).
 */
export const serverRenderRecheck: Guard = ({ serverStatus }) =>
  serverStatus !== null && serverStatus >= 400 ? { kind: "pass", isFinal: true } : PASS;
