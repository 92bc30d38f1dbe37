/** Files as players send them, and as attackers do. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MAX_FILE_BYTES } from "#shared/people/verification.ts";
import { cleaned } from "./clean.ts";

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#889", noise: { type: "gaussian", mean: 120, sigma: 30 } },
  });
const pdf = (inner: string, tail = "\n") =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${inner} >>\nendobj\n%%EOF${tail}`, "latin1");

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
    ["a PDF with an archive behind it", pdf("/Type /Catalog", "\nPK\u0003\u0004rest"), "FILE_UNREADABLE"],
    ["a PDF that runs a script", pdf("/S /JavaScript /JS (app.alert\\(1\\))"), "FILE_UNSAFE"],
    ["a PDF that spells the script otherwise", pdf("/S /J#61vaScript"), "FILE_UNSAFE"],
    ["a PDF that starts a program", pdf("/S /Launch /F (cmd.exe)"), "FILE_UNSAFE"],
    ["a PDF that carries a file", pdf("/Names << /EmbeddedFiles 2 0 R >>"), "FILE_UNSAFE"],
    ["a PDF under a password", pdf("/Encrypt 4 0 R"), "FILE_UNREADABLE"],
  ])("that is %s is refused", async (_, bytes, problem) => {
    expect(await cleaned(bytes)).toBe(problem);
  });

  it("that is too small to be read is refused", async () => {
    expect(await cleaned(await noise(60, 900).jpeg().toBuffer())).toBe("FILE_UNREADABLE");
  });

  it("that is a plain PDF is kept as it is", async () => {
    const sent = pdf("/Type /Catalog /OpenAction [1 0 R /Fit]");
    expect(await cleaned(sent)).toEqual({ mediaType: "application/pdf", bytes: sent });
  });
});
