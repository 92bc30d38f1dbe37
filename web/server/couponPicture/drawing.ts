/** The picture of a shared coupon, for messengers that show a link: drawn as SVG, in the operator's colors. Pure. */
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { formatOdds } from "#shared/betting/odds.ts";
import type { IconColors } from "../icons.ts";
import { familyOf } from "./fonts.ts";

export const PICTURE = { width: 1200, height: 630 } as const;

/** A bet as it is drawn. */
export interface DrawnBet {
  outcome: string;
  market: string;
  game: string;
  coef: string;
}

export interface PictureWords {
  /** Kind of the coupon, in the language. */
  kind: string;
  code: string;
  total: string;
  /** Said instead of bets, where none is left. */
  gone: string;
  missing: string;
}

export interface CouponDrawing {
  language: LanguageCode;
  company: string;
  code: string;
  bets: readonly DrawnBet[];
  /** How many more were saved that are no longer on offer. */
  missingCount: number;
  /** Price of the whole; null for kinds without one. */
  total: string | null;
  oddsView: number;
  words: PictureWords;
  colors: IconColors;
}

/** Bets that have room; the others are a number. */
const SHOWN = 5;
const [MARGIN, TOP, ROW] = [56, 128, 76];
const INK = { paper: "#FFFFFF", line: "#E1E5EB", text: "#152033", soft: "#5B6778" } as const;

/** Text of a drawing: nothing in it can be markup, and no letter that XML forbids is left. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * Cuts a text where it would take more than `width`, at half an em a letter and a bit: what is still too long is
 * clipped.
 */
function cut(text: string, width: number, size: number): string {
  const letters = [...text];
  const room = Math.floor(width / (size * 0.56));
  return letters.length <= room
    ? text
    : `${letters
        .slice(0, Math.max(1, room - 1))
        .join("")
        .trimEnd()}…`;
}

interface TextStyle {
  x: number;
  y: number;
  size: number;
  isBold?: boolean;
  color?: string;
  anchor?: "start" | "end";
  width?: number;
}

/** The SVG of a coupon. */
export function couponSvg(drawing: CouponDrawing): string {
  const { language, company, code, bets, missingCount, total, oddsView, words, colors } = drawing;
  const isRtl = LANGUAGES[language].dir === "rtl";
  const { width, height } = PICTURE;
  const totalText = total === null ? "" : cut(formatOdds(total, oddsView, language), 380, 36);
  // A picture of a language written from the right is mirrored, its texts are not.
  const text = (
    content: string,
    { x, y, size, isBold = false, color = INK.text, anchor = "start", width: room }: TextStyle,
  ) => {
    const [at, end] = isRtl ? [width - x, anchor === "start"] : [x, anchor === "end"];
    const shown = room === undefined ? content : cut(content, room, size);
    const directed = isRtl ? `\u2067${shown}\u2069` : shown;
    return `<text x="${at}" y="${y}" font-family="${familyOf(shown)}" font-size="${size}" font-weight="${isBold ? 700 : 400}" fill="${color}" text-anchor="${end ? "end" : "start"}">${escaped(directed)}</text>`;
  };
  const right = width - MARGIN;
  const rows = bets.slice(0, SHOWN).map(({ outcome, market, game, coef }, index) => {
    const y = TOP + index * ROW;
    return (
      text(outcome, { x: MARGIN, y: y + 32, size: 26, isBold: true, width: 600 }) +
      text(market, { x: right - 150, y: y + 32, size: 20, color: INK.soft, anchor: "end", width: 320 }) +
      text(game, { x: MARGIN, y: y + 60, size: 20, color: INK.soft, width: 900 }) +
      text(formatOdds(coef, oddsView, language), { x: right, y: y + 44, size: 30, isBold: true, anchor: "end" }) +
      `<path d="M${MARGIN} ${y + ROW}H${right}" stroke="${INK.line}"/>`
    );
  });
  const more = bets.length - SHOWN;
  const footnotes = [
    ...(more > 0 ? [`+${more}`] : []),
    ...(missingCount > 0 ? [`${words.missing}: ${missingCount}`] : []),
  ].join(" · ");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${INK.paper}"/><rect width="${width}" height="96" fill="${colors.ground}"/>` +
    `<path transform="translate(${isRtl ? width - MARGIN - 48 : MARGIN - 8} 20) scale(1.75)" d="M8 21.5 14 12l4.500 5.500L24 9" fill="none" stroke="${colors.mark}" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"/>` +
    text(company, { x: MARGIN + 56, y: 60, size: 32, isBold: true, color: "#FFFFFF", width: 640 }) +
    text(words.kind, { x: right, y: 58, size: 26, color: colors.mark, isBold: true, anchor: "end", width: 400 }) +
    (bets.length === 0
      ? text(words.gone, { x: MARGIN, y: TOP + 60, size: 30, color: INK.soft, width: 1080 })
      : rows.join("")) +
    (footnotes === "" ? "" : text(footnotes, { x: MARGIN, y: height - 96, size: 20, color: INK.soft })) +
    `<rect y="${height - 80}" width="${width}" height="80" fill="#F4F5F7"/>` +
    text(words.code, { x: MARGIN, y: height - 30, size: 24, color: INK.soft, width: 260 }) +
    `<rect x="${isRtl ? width - MARGIN - 280 - 240 : MARGIN + 280}" y="${height - 64}" width="240" height="48" rx="8" fill="${colors.mark}"/>` +
    `<text x="${isRtl ? width - MARGIN - 280 - 120 : MARGIN + 400}" y="${height - 30}" font-family="${familyOf(code)}" font-size="28" font-weight="700" fill="${colors.ground}" text-anchor="middle">${escaped(code)}</text>` +
    (total === null
      ? ""
      : text(words.total, {
          x: right - 20 - totalText.length * 22,
          y: height - 30,
          size: 24,
          color: INK.soft,
          anchor: "end",
          width: 240,
        }) + text(totalText, { x: right, y: height - 28, size: 36, isBold: true, anchor: "end" })) +
    "</svg>"
  );
}
