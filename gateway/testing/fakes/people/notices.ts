/** What the notices service answers in tests. */
import type { Fakes } from "../fake.ts";

export const noticeFakes: Fakes = {
  "GET /notices-api/v1/unread": () => ({ unread: 0 }),
  "GET /notices-api/v1/push/key": () => ({ key: null }),
};
