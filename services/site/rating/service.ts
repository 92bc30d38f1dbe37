/** Whether players would recommend the site. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { rating, ratingApi } from "./api.ts";
import { ratingService } from "./routes.ts";

export const ratings = defineService({
  name: "rating",
  api: ratingApi,
  schemas: { Rating: rating },
  routes: ratingService,
  tables: { rating_question: { rows: ownRows, hidden: [], erase: "delete" } },
});
