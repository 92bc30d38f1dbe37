/** What other services may use of notices. */
export { noticeEvent } from "./api.ts";
