/**
 * `/coupon-picture/CODE.png?lang=en`: a shared coupon as messengers show it beside a link, with its bets at today's
 * prices. Made once in a while for a code and a language; while the gateway is down the last one stands.
 */
import { renderAsync } from "@resvg/resvg-js";
import type { FastifyInstance } from "fastify";
import { couponCoef } from "#shared/betting/coupon/price.ts";
import { couponCodeOf } from "#shared/betting/couponCode.ts";
import { contentOf } from "#shared/betting/coupon/content.ts";
import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";
import { CouponPictureDocument, type CouponPictureQuery } from "../../src/operations/betting/generated.ts";
import { SiteFileConfigDocument } from "../../src/operations/site/generated.ts";
import ar from "../../src/platform/i18n/ar/siteFiles.json" with { type: "json" };
import en from "../../src/platform/i18n/en/siteFiles.json" with { type: "json" };
import es from "../../src/platform/i18n/es/siteFiles.json" with { type: "json" };
import ru from "../../src/platform/i18n/ru/siteFiles.json" with { type: "json" };
import type { AddressOf } from "../../../scripts/lib/visitorAddress.ts";
import { networkOf } from "#shared/wire/networkOf.ts";
import { iconColors } from "../icons.ts";
import { sendRefused } from "../pages/plainPage.ts";
import { RenderRefused, type RenderQueue } from "../rendering/renderQueue.ts";
import { createAsk, keeper } from "../siteFacts.ts";
import { couponSvg, PICTURE } from "./drawing.ts";
import { FONT_FILES } from "./fonts.ts";

const WORDS: Readonly<Record<LanguageCode, typeof en>> = { ar, en, es, ru };
/** How long a picture stands before it is made with newer prices, and how many are kept. */
const [KEPT_MS, MOST] = [60_000, 500];

type Shared = NonNullable<CouponPictureQuery["sharedCoupon"]>;

/** Picture of a coupon in a language, in the operator's colors and odds format. */
export async function couponPicture(
  shared: Shared,
  language: LanguageCode,
  site: {
    companyName: string;
    themeColor: string;
    brandBook: readonly { cssProp: string; cssValue: string }[];
    oddsView: number;
  },
): Promise<Buffer> {
  const { kind, ...words } = WORDS[language].coupon;
  const bets = shared.bets.map(({ outcome, market, game }) => ({
    outcome: outcome.name,
    market: market.name,
    game: game.opponents.map(({ name }) => name).join(" – "),
    coef: outcome.coef,
  }));
  // A coupon that lost bets is another one by now: its whole price would mislead.
  const total =
    shared.missingCount > 0 || bets.length === 0
      ? null
      : couponCoef(
          contentOf(
            shared.kind,
            bets.map(({ coef }) => coef),
          ),
        );
  const svg = couponSvg({
    language,
    bets,
    total,
    code: shared.code,
    company: site.companyName,
    missingCount: shared.missingCount,
    oddsView: site.oddsView,
    colors: iconColors(site),
    words: { ...words, kind: kind[shared.kind] },
  });
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: PICTURE.width },
    font: { loadSystemFonts: false, fontFiles: [...FONT_FILES] },
  });
  return image.asPng();
}

/**
 * Registers the address of the pictures. An unknown code is 404; 503 while nothing can be asked and none is kept.
 * Making one takes as long as making a page, and counts as one.
 */
export async function registerCouponPictures(
  app: FastifyInstance,
  { gatewayUrl, queue, addressOf }: { gatewayUrl: string; queue: RenderQueue; addressOf: AddressOf },
): Promise<void> {
  const kept = keeper(
    KEPT_MS,
    async (key): Promise<{ png: Buffer | null }> => {
      const [language, code = ""] = key.split(" ") as [LanguageCode, string];
      const ask = createAsk(gatewayUrl, language);
      const [{ sharedCoupon }, { siteConfig }] = await Promise.all([
        ask(CouponPictureDocument, { code }),
        ask(SiteFileConfigDocument, {}),
      ]);
      if (siteConfig === null) throw new Error("The gateway told no site config");
      return {
        png:
          sharedCoupon === null
            ? null
            : await couponPicture(sharedCoupon, language, { ...siteConfig, oddsView: siteConfig.defaultCoefViewId }),
      };
    },
    MOST,
  );
  app.get<{ Params: { name: string }; Querystring: { lang?: unknown } }>(
    "/coupon-picture/:name",
    async (request, reply) => {
      const { lang } = request.query;
      const code = couponCodeOf(/^([A-Za-z0-9]{8})\.png$/.exec(request.params.name)?.[1]);
      if (code === null || (lang !== undefined && !isLanguageCode(lang))) return reply.callNotFound();
      try {
        const key = `${lang ?? "en"} ${code}`;
        const { png } = await (kept.isNew(key)
          ? kept(key)
          : queue.run(networkOf(addressOf(request.raw)), () => kept(key)));
        if (png === null) return await reply.callNotFound();
        return await reply
          .headers({ "content-type": "image/png", "cache-control": "public, max-age=60", "x-robots-tag": "noindex" })
          .send(png);
      } catch (error) {
        if (error instanceof RenderRefused) return sendRefused(request, reply, error);
        return reply
          .code(503)
          .headers({ "retry-after": "30", "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" })
          .send("Come again in a moment.\n");
      }
    },
  );
}
