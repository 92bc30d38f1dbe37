/** Files as players send them, and as attackers do. */
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MAX_FILE_BYTES } from "#shared/people/verification.ts";
import { cleaned } from "./clean.ts";

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#889", noise: { type: "gaussian", mean: 120, sigma: 30 } },
  });

interface Sheets {
  pages?: number;
  /** What stands in the catalogue beside the pages. */
  catalog?: string;
  /** Width and height in points. */
  size?: readonly [number, number];
  /** Objects and bytes of the file's end. */
  more?: string;
}

/** A PDF of pages that say which they are. */
function pdf({ pages = 1, catalog = "", size = [595, 842], more = "" }: Sheets = {}): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const objects = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
    `2 0 obj\n<< /Type /Pages /Kids [${numbers.map((page) => `${page * 10} 0 R`).join(" ")}] /Count ${pages} >>\nendobj`,
    "3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj",
    ...numbers.flatMap((page) => {
      const drawn = `BT /F1 24 Tf 72 720 Td (Page ${page}) Tj ET`;
      return [
        `${page * 10} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(" ")}] /Contents ${page * 10 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>\nendobj`,
        `${page * 10 + 1} 0 obj\n<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream\nendobj`,
      ];
    }),
  ];
  return Buffer.from(`%PDF-1.7\n${objects.join("\n")}\n${more}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, "latin1");
}

/** Objects in a compressed stream, where whoever reads the file's bytes doesn't see them (ISO 32000-2, 7.5.7). */
function compressed(number: number, dictionary: string): string {
  const packed = deflateSync(`${number} 0 ${dictionary}`).toString("latin1");
  const first = `${number} 0 `.length;
  return `90 0 obj\n<< /Type /ObjStm /N 1 /First ${first} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`;
}

/** A picture with a position and an author in it. */
const tagged = async () =>
  noise(900, 600)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: "Somebody" },
      IFD3: { GPSLatitude: "48/1 12/1 30/1", GPSLatitudeRef: "N" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><secret>home address</secret></x:xmpmeta>")
    .jpeg()
    .toBuffer();

describe("a file of a document", () => {
  it.each([
    ["JPEG", () => noise(800, 500).jpeg().toBuffer()],
    ["PNG", () => noise(800, 500).png().toBuffer()],
    ["WebP", () => noise(800, 500).webp().toBuffer()],
  ])("that is a %s is drawn anew as JPEG of the same size", async (_, made) => {
    const file = await cleaned(await made());
    if (typeof file === "string") throw new Error(file);
    expect(file.mediaType).toBe("image/jpeg");
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: "jpeg", width: 800, height: 500 });
  });

  it("loses position, author and comments, and is turned upright by them first", async () => {
    const sent = await tagged();
    expect((await sharp(sent).metadata()).exif?.length).toBeGreaterThan(0);
    expect(sent.includes("home address")).toBe(true);
    const file = await cleaned(sent);
    if (typeof file === "string") throw new Error(file);
    const { exif, xmp, orientation, width, height } = await sharp(file.bytes).metadata();
    expect({ exif, xmp, orientation, width, height }).toEqual({
      exif: undefined,
      xmp: undefined,
      orientation: undefined,
      width: 600,
      height: 900,
    });
    expect(file.bytes.includes("Somebody") || file.bytes.includes("home address")).toBe(false);
  });

  it("that is a picture and a page at once is the picture alone afterwards", async () => {
    const both = Buffer.concat([
      await noise(400, 400).png().toBuffer(),
      Buffer.from("<script>alert(1)</script>PK\u0003\u0004"),
    ]);
    const file = await cleaned(both);
    if (typeof file === "string") throw new Error(file);
    expect(file.bytes.includes("<script>") || file.bytes.includes("PK\u0003\u0004")).toBe(false);
  });

  it.each([
    ["jpeg", 5_100, true],
    ["png", 5_100, false],
    ["webp", 5_100, false],
    ["png", 4_900, true],
  ] as const)("of %s with %i pixels a side is taken: %s", async (type, side, isTaken) => {
    const picture = sharp({ create: { width: side, height: side, channels: 3, background: "#555" } });
    const file = await cleaned(await picture[type]({}).toBuffer());
    if (isTaken) expect(file).toMatchObject({ mediaType: "image/jpeg" });
    else expect(file).toBe("FILE_UNREADABLE");
  });

  it("that unfolds to more pixels than a camera takes is refused", { tags: "slow" }, async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: "#000" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(MAX_FILE_BYTES);
    expect(await cleaned(bomb)).toBe("FILE_UNREADABLE");
  });

  it.each([
    ["nothing", Buffer.alloc(0), "FILE_EMPTY"],
    ["50 MB", Buffer.alloc(50 * 1024 * 1024, 0xff), "FILE_TOO_LARGE"],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "FILE_TYPE"],
    ["HTML", Buffer.from("<!doctype html><p>passport"), "FILE_TYPE"],
    ["GIF", Buffer.from("GIF89a"), "FILE_TYPE"],
    ["a script behind a line break before %PDF", Buffer.from("\n%PDF-1.7\n%%EOF"), "FILE_TYPE"],
    ["the first bytes of a JPEG alone", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), "FILE_UNREADABLE"],
    ["a PDF that ends nowhere", Buffer.from("%PDF-1.7\n"), "FILE_UNREADABLE"],
    ["a PDF of no pages", pdf({ pages: 0 }), "FILE_UNREADABLE"],
    ["a PDF of eleven pages", pdf({ pages: 11 }), "FILE_TOO_LONG"],
    ["a PDF of a page as long as a roll", pdf({ size: [100, 14_400] }), "FILE_UNREADABLE"],
    [
      "a PDF under a password",
      Buffer.from(
        pdf()
          .toString("latin1")
          .replace("/Root 1 0 R", "/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>"),
        "latin1",
      ),
      "FILE_UNREADABLE",
    ],
  ])("that is %s is refused", async (_, bytes, problem) => {
    expect(await cleaned(bytes)).toBe(problem);
  });

  it("that is too small to be read is refused", async () => {
    expect(await cleaned(await noise(60, 900).jpeg().toBuffer())).toBe("FILE_UNREADABLE");
  });

  it.each([
    ["one page", pdf(), 1],
    ["ten pages", pdf({ pages: 10 }), 10],
    ["a script", pdf({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>" }), 1],
    [
      "a script in a compressed stream",
      pdf({ catalog: "/OpenAction 80 0 R", more: compressed(80, "<< /S /JavaScript /JS (app.alert\\(1\\)) >>") }),
      1,
    ],
    ["a program to start", pdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" }), 1],
    ["another file", pdf({ catalog: "/Names << /EmbeddedFiles 2 0 R >>" }), 1],
    ["an archive behind its end", Buffer.concat([pdf(), Buffer.from("PK\u0003\u0004rest")]), 1],
  ])("that is a PDF with %s becomes a picture of its pages, one below the other", async (_, sent, pages) => {
    const file = await cleaned(sent);
    if (typeof file === "string") throw new Error(file);
    expect(file.mediaType).toBe("image/jpeg");
    // A sheet of A4 at 200 pixels to the inch; its words make it more than an empty one.
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1654, height: 2341 * pages });
    const first = await sharp(file.bytes).extract({ left: 0, top: 0, width: 1654, height: 600 }).stats();
    expect(first.channels[0]?.min).toBeLessThan(100);
  });
});
