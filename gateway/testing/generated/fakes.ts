/** Generated from the files of gateway/testing/fakes by `npm run codegen`; don't edit. */
import { sportsbookFakes } from "../fakes/betting/sportsbook.ts";
import { accountsFakes } from "../fakes/money/accounts.ts";
import { limitsFakes } from "../fakes/money/limits.ts";
import { authFakes } from "../fakes/people/auth.ts";
import { noticeFakes } from "../fakes/people/notices.ts";
import { blocksFakes } from "../fakes/site/blocks.ts";
import { configFakes } from "../fakes/site/config.ts";
import { ratingFakes } from "../fakes/site/rating.ts";

export const fakes = [
  sportsbookFakes,
  accountsFakes,
  limitsFakes,
  authFakes,
  noticeFakes,
  blocksFakes,
  configFakes,
  ratingFakes,
];
