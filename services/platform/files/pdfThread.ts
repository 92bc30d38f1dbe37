/** Draws a PDF's pages as one picture, in a thread of its own: nothing that rode along in the file is in it. */
import { PDFiumLibrary, type PDFiumDocument } from "@hyzyla/pdfium";
import sharp from "sharp";
import { MAX_PAGES } from "#shared/people/verification.ts";

sharp.concurrency(1);

/** Pixels of a page's width: 200 to the inch of an A4 sheet, so that small print can be read. */
const PAGE_WIDTH = 1654;
/** So many times as long as it is wide is a receipt; a JPEG of ten such pages is no taller than its format allows. */
const MOST_RATIO = 3.9;
const QUALITY = 85;

/** "unreadable" also for a PDF under a password. */
export type DrawnPdf = Uint8Array | "unreadable" | "tooLong";

const library = PDFiumLibrary.init();

async function pageOf(document: PDFiumDocument, index: number): Promise<Buffer | null> {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0) || originalHeight / originalWidth > MOST_RATIO) return null;
  const { width, height, data } = await page.render({
    width: PAGE_WIDTH,
    height: Math.ceil((PAGE_WIDTH * originalHeight) / originalWidth),
    render: "bitmap",
  });
  const raw = { width, height, channels: 4 } as const;
  return sharp(data, { raw }).removeAlpha().jpeg({ quality: QUALITY }).toBuffer();
}

async function drawn(document: PDFiumDocument): Promise<DrawnPdf> {
  const count = document.getPageCount();
  if (count === 0) return "unreadable";
  if (count > MAX_PAGES) return "tooLong";
  const pages: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await pageOf(document, index);
    if (page === null) return "unreadable";
    pages.push(page);
  }
  const [only] = pages;
  if (pages.length === 1 && only !== undefined) return only;
  return sharp(pages, { join: { across: 1 } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

export default async function drawPdf(bytes: Uint8Array): Promise<DrawnPdf> {
  let document: PDFiumDocument;
  try {
    document = await (await library).loadDocument(bytes);
  } catch {
    return "unreadable";
  }
  try {
    return await drawn(document);
  } catch {
    return "unreadable";
  } finally {
    document.destroy();
  }
}
