/** The site's mark as icons, in the operator's colors: drawn as SVG, as PNG where browsers and phones want pixels. */
import { renderAsync } from "@resvg/resvg-js";

/** Sizes of home screens' icons (SPEC 9.34). */
export const ICON_SIZES = [72, 96, 128, 144, 152, 192, 384, 512] as const;

/**
 * "any": rounded, as it stands in a tab. "full": to the edges, for systems that cut their own shape; the mark stays in
 * the middle.
 */
export type IconShape = "any" | "full";

export interface IconColors {
  ground: string;
  mark: string;
}

const USUAL: IconColors = { ground: "#0F1A2B", mark: "#F5B014" };

/** A color that can't be anything else in a drawing. */
const COLOR = /^(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|(?:rgb|hsl)a?\([\d\s.,%/deg]{1,40}\))$/i;

/** Ground: the theme color; mark: the brand book's accent. What is no color counts as not said. */
export function iconColors(
  config: { themeColor: string; brandBook: readonly { cssProp: string; cssValue: string }[] } | null,
): IconColors {
  const told = (value: string | undefined, usual: string) =>
    value !== undefined && COLOR.test(value.trim()) ? value.trim() : usual;
  return {
    ground: told(config?.themeColor, USUAL.ground),
    mark: told(config?.brandBook.findLast(({ cssProp }) => cssProp === "--color-accent")?.cssValue, USUAL.mark),
  };
}

export function iconSvg({ ground, mark }: IconColors, shape: IconShape): string {
  // A full icon may lose all outside a circle of four fifths.
  const transform = shape === "full" ? ' transform="translate(1.6 1.6) scale(.9)"' : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${shape === "full" ? 0 : 7}" fill="${ground}"/>` +
    `<path${transform} d="M8 21.5 14 12l4.500 5.500L24 9" fill="none" stroke="${mark}" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}

/** As PNG, drawn off the main thread. */
export async function iconPng(colors: IconColors, shape: IconShape, size: number): Promise<Buffer> {
  const image = await renderAsync(iconSvg(colors, shape), {
    fitTo: { mode: "width", value: size },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}

/** An .ico file that holds one PNG; for what asks for /favicon.ico whatever a page says. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size >= 256 ? 0 : size, 6);
  head.writeUInt8(size >= 256 ? 0 : size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
