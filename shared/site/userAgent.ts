/** What a browser's User-Agent tells (SPEC 3.25, 9.31, 2.40). */
import Bowser from "bowser";

export type DeviceKind = "mobile" | "tablet" | "desktop";

export interface Agent {
  kind: DeviceKind;
  /** Too old to run the site. A browser that nobody knows is taken for a new one. */
  isOld: boolean;
}

/** Oldest versions whose language and style the site is built for; all of these are of 2023 or later. */
const OLDEST: Readonly<Record<string, number>> = {
  Chrome: 111,
  Chromium: 111,
  "Microsoft Edge": 111,
  Opera: 97,
  "Samsung Internet Browser": 22,
  Firefox: 114,
  Safari: 16.4,
};
/** Browsers that no version of runs it. */
const NEVER: ReadonlySet<string> = new Set([
  "Internet Explorer",
  "Opera Mini",
  "UC Browser",
  "PhantomJS",
  "Legacy Edge",
]);

/** Longer ones are written by nobody's browser. */
const LONGEST = 512;

function versionOf(text: string | undefined): number | null {
  const version = Number(/^\d+(?:\.\d+)?/.exec(text ?? "")?.[0] ?? Number.NaN);
  return Number.isNaN(version) ? null : version;
}

/** A browser as its user can tell it from their others; nulls for what it does not tell. */
export interface AgentName {
  kind: DeviceKind | null;
  /** Such as "Chrome 130". */
  browser: string | null;
  /** Such as "Windows 10". */
  system: string | null;
}

const named = (name: string | undefined, version: string | undefined): string | null =>
  name ? [name, version].filter(Boolean).join(" ") : null;

/** Names the browser and the system of a User-Agent. */
export function describeAgent(userAgent: string | null): AgentName {
  if (userAgent === null || userAgent === "" || userAgent.length > LONGEST)
    return { kind: null, browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind =
    platform.type === "mobile" || platform.type === "tablet" || platform.type === "desktop" ? platform.type : null;
  return {
    kind,
    browser: named(browser.name, browser.version?.split(".")[0]),
    system: named(os.name, os.versionName ?? os.version),
  };
}

/** @param edgeDevice what an edge server in front of the site says the device is; it goes before the user agent */
export function readAgent(userAgent: string | null, edgeDevice?: string | null): Agent {
  const edge = edgeDevice === "mobile" || edgeDevice === "tablet" || edgeDevice === "desktop" ? edgeDevice : null;
  if (userAgent === null || userAgent === "" || userAgent.length > LONGEST)
    return { kind: edge ?? "desktop", isOld: false };
  const { browser, platform } = Bowser.parse(userAgent);
  const own = platform.type === "mobile" || platform.type === "tablet" ? platform.type : "desktop";
  const version = versionOf(browser.version);
  const oldest = OLDEST[browser.name ?? ""];
  const isOld =
    NEVER.has(browser.name ?? "") ||
    / Edge\/1[2-8]\./.test(userAgent) ||
    (oldest !== undefined && version !== null && version < oldest);
  return { kind: edge ?? own, isOld };
}

/** What a device is and what runs on it, each a flag (SPEC 3.25). */
export type DeviceFlags = Record<"mobile" | "tablet" | "desktop" | "ios" | "android" | "windows" | "mac", boolean>;

export function deviceFlags(userAgent: string | null, edgeDevice?: string | null): DeviceFlags {
  const { kind } = readAgent(userAgent, edgeDevice);
  const { system } = describeAgent(userAgent);
  const runs = (name: string) => system === name || system?.startsWith(`${name} `) === true;
  return {
    mobile: kind === "mobile",
    tablet: kind === "tablet",
    desktop: kind === "desktop",
    ios: runs("iOS"),
    android: runs("Android"),
    windows: runs("Windows"),
    mac: runs("macOS"),
  };
}
