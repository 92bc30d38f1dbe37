/**
 * What the browser says of itself and its visitor. None of it is certain: settings, privacy modes and old versions
 * leave values out or invent them. Each is checked here, once, and is something that the site can use.
 */
import { isTimeZone } from "#shared/site/timeZone.ts";

/** The visitor's time zone; UTC where the browser names none that exists, such as `Etc/Unknown`. */
export function ownTimeZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : "UTC";
  } catch {
    return "UTC";
  }
}

/** Language tags, the most wanted first. */
export function ownLanguages(): string[] {
  if (typeof navigator === "undefined") return [];
  const { languages, language } = navigator as { languages?: readonly unknown[]; language?: unknown };
  return [...(languages ?? [language])].filter((tag): tag is string => typeof tag === "string" && tag !== "");
}

const countOf = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : 0;

export const userAgent = (): string => String(navigator.userAgent ?? "");
export const coreCount = (): number => countOf(navigator.hardwareConcurrency);
export const touchPointCount = (): number => countOf(navigator.maxTouchPoints);
export const pixelRatio = (): number => countOf(globalThis.devicePixelRatio) || 1;

/** Size and depth of the screen, such as "1920x1080x24". */
export function screenText(): string {
  const { width, height, colorDepth } = (globalThis.screen ?? {}) as Partial<Screen>;
  return `${countOf(width)}x${countOf(height)}x${countOf(colorDepth)}`;
}

export interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser knows of the visitor's network; undefined in most. */
export const networkLine = (): Line | undefined => (navigator as { connection?: Line }).connection;

/** Random bytes as hexadecimal digits. */
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count));

/** The browser's cryptography; null without https. */
export const cryptography = (): SubtleCrypto | null => (crypto as Partial<Crypto>).subtle ?? null;

/** A key that nobody else has (UUID, version 4). Browsers make one by themselves on https only. */
export function randomKey(): string {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = hex(bytes);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join("-");
}

/** Copies by a selected text, as all browsers can, also on http and without a permission. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.cssText = "position:fixed;inset-block-start:0;inset-inline-start:0;opacity:0";
  // Inside the window that is open: outside of it nothing can be selected.
  (before?.closest("[role=dialog], [role=alertdialog], dialog") ?? document.body).append(area);
  try {
    area.focus({ preventScroll: true });
    area.select();
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Copies a text. @returns whether the clipboard has it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Whether the browser can pass a link on to other apps. */
export const canShare = (): boolean => typeof navigator !== "undefined" && typeof navigator.share === "function";

/** Passes a link on; false if the visitor called it off, or the browser refuses. */
export async function shareLink(link: { title?: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch {
    return false;
  }
}
