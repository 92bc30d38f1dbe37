/** The games preview [7.34, 7.35]. */
import type { CasinoCategory, CasinoPromotion } from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/casino.ts";
import { bearer } from "../../transport/headers.ts";
import { UpstreamError } from "../../transport/upstreamError.ts";
import type { CasinoGameModel } from "../models.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService, type Report } from "../descriptor.ts";

export interface CasinoOptions extends UpstreamOptions {
  /** Called on failures, which are thrown as well [8.30]. */
  report: Report;
}

/** Who requests games, and from where. */
export interface PreviewQuery {
  language: string;
  /** Two lower-case letters of the visitor's country. */
  country: string;
  /** Group of games that the site offers, and the partner its visitors are counted for. */
  groupId: number;
  ref: number;
  includeCategories: boolean;
}

export interface PreviewModel {
  games: CasinoGameModel[];
  categories: CasinoCategory[];
  promotions: CasinoPromotion[];
}

/** What kind of client asks: the site. */
const site = 55;
/** Upstream's number for "no tag". */
const noTag = 0;

function toPreview({ Games, Categories, Actions }: components["schemas"]["GamesPreview"]): PreviewModel {
  return {
    games: Games.map(({ GT, GN, R, OR, CRID, GF }) => ({
      id: String(GT),
      name: GN,
      route: R,
      oldRoute: OR === "" ? null : OR,
      categoryIds: CRID.map(String),
      tagId: GF === noTag ? null : String(GF),
    })),
    categories: (Categories ?? []).map(({ RI, TR }) => ({ id: String(RI), name: TR })),
    promotions: Actions.map(({ Id, Name }) => ({ id: String(Id), name: Name })),
  };
}

export class CasinoService {
  readonly upstream: Upstream<paths>;
  readonly #report: Report;

  constructor({ report, ...options }: CasinoOptions) {
    this.upstream = new Upstream<paths>(options);
    this.#report = report;
  }

  /**
   * Games, their categories if requested, and promotions; for the player of a token, or for a guest (null). @throws
   * UpstreamError, also when the answer reports a failure; each is reported [8.30].
   */
  async preview(
    token: string | null,
    { language, country, groupId, ref, includeCategories }: PreviewQuery,
  ): Promise<PreviewModel> {
    try {
      const { Success, Value } = await this.upstream.get("/games-api/v1/preview/light", {
        query: {
          whence: site,
          groupId,
          lng: language,
          ref,
          fcountry: country,
          includeCategories: includeCategories ? "true" : "false",
        },
        headers: token === null ? {} : bearer(token),
      });
      if (!Success || Value === null) throw new UpstreamError(this.upstream.service, "UPSTREAM_ERROR", { status: 200 });
      return toPreview(Value);
    } catch (error) {
      const details =
        error instanceof UpstreamError ? { code: error.code, status: error.status } : { error: String(error) };
      this.#report("the games preview failed", { groupId, country, ...details });
      throw error;
    }
  }
}

export const casino = describeService({
  name: "casino",
  connect: (options, { report }) => new CasinoService({ ...options, report }),
});
