/** Web push on this device: the browser's side of it (SPEC 2.61). */
import type { SubscribePushInput } from "@/operations/types.generated.ts";
import { localTexts, workers } from "@/platform/browser/storage.ts";

/** denied: the player told the browser to ask no more. */
export type DeviceState = "unsupported" | "denied" | "off" | "on";

/** For whom this browser has agreed: nobody else's notices come to it without being asked. */
const OWNER = "push_player";
/** That the question was answered, whatever the answer was. */
const ASKED = "push_asked";

const read = (key: string) => localTexts.getItem(key);

function keep(key: string, value: string | null): void {
  if (value === null) localTexts.removeItem(key);
  else localTexts.setItem(key, value);
}

export const wasAsked = (): boolean => read(ASKED) !== null;
export const noteAsked = (): void => keep(ASKED, "1");
export const isOwnedBy = (playerId: string): boolean => read(OWNER) === playerId;

const isSupported = (): boolean => workers() !== null && "PushManager" in globalThis && "Notification" in globalThis;

/** The site's worker, once it is there; only the one that keeps the site's files shows messages. */
async function workerHere(): Promise<ServiceWorkerRegistration | null> {
  const registration = await workers()?.getRegistration("/");
  const script = (registration?.active ?? registration?.waiting ?? registration?.installing)?.scriptURL ?? "";
  return registration !== undefined && script.endsWith("/pwa-sw.js") ? registration : null;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  return (await (await workerHere())?.pushManager.getSubscription()) ?? null;
}

/** How web push stands here for a player. */
export async function deviceState(playerId: string): Promise<DeviceState> {
  if (!isSupported() || (await workerHere()) === null) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && isOwnedBy(playerId) && (await subscriptionHere()) !== null
    ? "on"
    : "off";
}

const inputOf = (subscription: PushSubscription): SubscribePushInput | null => {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth };
};

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.codePointAt(0) ?? 0);

/** The subscription that stands, to be told anew after a sign-in; null for none. */
export async function standing(): Promise<SubscribePushInput | null> {
  const subscription = await subscriptionHere();
  return subscription === null || Notification.permission !== "granted" ? null : inputOf(subscription);
}

/** Has the browser ask, and subscribes; null where the player or the browser says no. */
export async function subscribe(key: string): Promise<SubscribePushInput | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await workerHere();
  if (registration === null) return null;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return inputOf(await registration.pushManager.subscribe(options));
  } catch {
    // One with an earlier key of the site stands in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return inputOf(await registration.pushManager.subscribe(options));
  }
}

export const noteOwner = (playerId: string): void => keep(OWNER, playerId);

/** Ends the subscription; its address, for the gateway to forget it. */
export async function unsubscribe(): Promise<string | null> {
  keep(OWNER, null);
  const subscription = await subscriptionHere();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
