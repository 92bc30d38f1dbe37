/** Links to texts that readers do not see yet: signed for one text, and good until a moment. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Which text: an article of a section by its slug, or a page by its path. */
export interface PreviewedText {
  section: "blog" | "news" | "page";
  name: string;
}

const macOf = (secret: Buffer, { section, name }: PreviewedText, until: number) =>
  createHmac("sha256", secret).update(`preview\n${section}\n${name}\n${until}`).digest();

/** @param until epoch seconds */
export function previewToken(secret: Buffer, text: PreviewedText, until: number): string {
  return `${until}.${macOf(secret, text, until).toString("base64url")}`;
}

/** Whether a token opens a text now. @param now epoch milliseconds */
export function opensPreview(secret: Buffer, text: PreviewedText, token: string, now: number): boolean {
  const [, until = "", mac = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (until === "" || Number(until) * 1000 <= now) return false;
  return timingSafeEqual(Buffer.from(mac, "base64url"), macOf(secret, text, Number(until)));
}
