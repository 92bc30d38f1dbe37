/** What the rating service answers in tests. */
import type { Fakes } from "../fake.ts";

export const ratingFakes: Fakes = {
  "GET /rating-api/v1/question": () => ({ is_due: false }),
};
