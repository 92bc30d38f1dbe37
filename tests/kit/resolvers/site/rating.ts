/** Whether players would recommend the site. Nobody is asked unless a test says so: `mock.set("Viewer", …)`. */
import type { Entity } from "../../store.ts";
import { inputOf } from "../args.ts";
import { signedIn, type MockContext } from "../context.ts";
import { userError } from "../errors.ts";
import type { Root } from "../query.ts";

export const ratingFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> = {
  "Viewer.isRatingDue": () => false,
};

export const ratingMutations: Readonly<Record<string, Root>> = {
  askForRating: (_args, context) => {
    const id = signedIn(context);
    const { store } = context.state;
    const isAsked = store.get("Viewer", id)?.["isRatingDue"] === true;
    store.merge("Viewer", id, { isRatingDue: false });
    return { isAsked };
  },
  rateSite: (args, context) => {
    signedIn(context);
    const { score, comment } = inputOf(args);
    if (typeof score !== "number" || score < 0 || score > 10)
      return { rating: null, errors: [userError("INVALID", ["score"])] };
    return { rating: { score, comment: comment ?? null, ratedAt: new Date().toISOString() }, errors: [] };
  },
};
