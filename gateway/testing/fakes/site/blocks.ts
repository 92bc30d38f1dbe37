/** What the blocks service answers in tests: nobody is kept out. */
import type { Fakes } from "../fake.ts";

export const blocksFakes: Fakes = {
  "POST /blocks-api/api/v2/block": () => ({ data: null }),
};
