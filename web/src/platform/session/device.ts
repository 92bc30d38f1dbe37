/**
 * The record of this device (SPEC 3.34): what it tells about itself, and the token that the sign-in service or the
 * operator's script gave for it. It is good until it expires; a sign-in sends it along.
 */
import { siteClock } from "@/platform/browser/siteClock.ts";
import type { App } from "@/platform/app/app.ts";
import { loadScript } from "@/platform/page/loadScript.ts";
import { CreateDeviceTokenDocument, DeviceScriptDocument } from "@/operations/people/generated.ts";
import {
  coreCount,
  ownLanguages,
  ownTimeZone,
  pixelRatio,
  screenText,
  touchPointCount,
  userAgent,
} from "@/platform/browser/claims.ts";
import { localTexts, type Texts } from "@/platform/browser/storage.ts";

/** Entry of the browser's storage. */
const STORED = "device_record";
/** Tries after the first one that failed (SPEC 9.27). */
const RETRIES = 2;
/** A token that ends this soon is replaced, in milliseconds. */
const EARLY = 60 * 60_000;
/** How long the operator's script may take to tell a token, in milliseconds. */
const SCRIPT_PATIENCE = 10_000;
/** What a sign-in sends along has at most this many characters. */
const MOST_COMPONENTS = 16_384;

declare global {
  /** What the operator's script leaves; its answer is not ours to trust. */
  var deviceFingerprint: undefined | (() => Promise<unknown>);
}

export type Components = Readonly<Record<string, string | number | readonly string[]>>;

export interface DeviceRecord {
  token: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  componentsData: Components;
}

/** What tells this device from others without following its visitor elsewhere: no canvas, no fonts, no audio. */
export function deviceComponents(): Components {
  return {
    userAgent: userAgent().slice(0, 512),
    languages: ownLanguages().slice(0, 10),
    cores: coreCount(),
    touchPoints: touchPointCount(),
    screen: screenText(),
    pixelRatio: pixelRatio(),
    timeZone: ownTimeZone(),
  };
}

const isRecord = (value: unknown): value is DeviceRecord =>
  typeof value === "object" &&
  value !== null &&
  "token" in value &&
  typeof value.token === "string" &&
  value.token !== "" &&
  "expiresAt" in value &&
  typeof value.expiresAt === "number" &&
  "componentsData" in value &&
  typeof value.componentsData === "object" &&
  value.componentsData !== null;

/** The record as it is kept; null for none, for nonsense, and for one that has run out. */
export function readDevice(storage: Pick<Texts, "getItem"> = localTexts): DeviceRecord | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORED) ?? "null");
    return isRecord(kept) && kept.expiresAt > siteClock.now() ? kept : null;
  } catch {
    return null;
  }
}

/** The record as a sign-in sends it along; nothing where there is none. */
export function deviceProof(): { device?: { token: string; componentsData: Components } } {
  const device = readDevice();
  return device === null ? {} : { device: { token: device.token, componentsData: device.componentsData } };
}

/** What the operator's script says of this device; null if it is missing, silent or no answer (SPEC 7.40, 8.31). */
async function askScript(url: string): Promise<DeviceRecord | null> {
  try {
    await loadScript(url);
    const tooLate = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), SCRIPT_PATIENCE);
    });
    const told = await Promise.race([globalThis.deviceFingerprint?.(), tooLate]);
    const { token, expiresAt, data } = (told ?? {}) as Record<string, unknown>;
    const record = { token, expiresAt: typeof expiresAt === "number" ? expiresAt * 1000 : null, componentsData: data };
    return isRecord(record) && isGood(record) ? record : null;
  } catch {
    return null;
  }
}

/** Whether a record holds by now and can be sent. */
const isGood = ({ expiresAt, componentsData }: DeviceRecord): boolean =>
  expiresAt > siteClock.now() && JSON.stringify(componentsData).length <= MOST_COMPONENTS;

/** Asks the sign-in service for a token; null if the answer is none (SPEC 8.31). */
async function askToken(app: Pick<App, "client">): Promise<DeviceRecord | null> {
  const componentsData = deviceComponents();
  const answer = await app.client
    .mutate({
      mutation: CreateDeviceTokenDocument,
      variables: { input: { componentsData } },
      context: { hasOwnErrors: true },
    })
    .catch(() => undefined);
  const device = answer?.data?.createDeviceToken?.device;
  const record = { token: device?.token ?? "", expiresAt: Date.parse(device?.expiresAt ?? ""), componentsData };
  return isRecord(record) && isGood(record) ? record : null;
}

/** Asks who gives this site's tokens once. */
async function askRecord(app: Pick<App, "client">): Promise<DeviceRecord | null> {
  const answer = await app.client
    .query({ query: DeviceScriptDocument, context: { hasOwnErrors: true } })
    .catch(() => undefined);
  const config = answer?.data?.siteConfig;
  if (config == null) return null;
  return config.deviceScriptUrl === null ? askToken(app) : askScript(config.deviceScriptUrl);
}

/**
 * Renews the record unless it holds for a while. A failure is a device without one: the sign-in then tells of itself.
 * @returns whether there is one
 */
export async function keepDevice(
  app: Pick<App, "client">,
  storage: Pick<Texts, "getItem" | "setItem"> = localTexts,
): Promise<boolean> {
  const kept = readDevice(storage);
  if (kept !== null && kept.expiresAt - siteClock.now() > EARLY) return true;
  for (let tries = 0; tries <= RETRIES; tries += 1) {
    const record = await askRecord(app);
    if (record === null) continue;
    storage.setItem(STORED, JSON.stringify(record));
    return true;
  }
  return kept !== null;
}
