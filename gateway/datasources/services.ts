/** The upstream services, connected: all that the folders beside this file describe. */
import { descriptors } from "../generated/descriptors.ts";
import type { Upstream, UpstreamOptions } from "../transport/upstream.ts";
import type { ServiceNeeds } from "./descriptor.ts";

type Descriptors = typeof descriptors;

/** The event stream: read by gateway/events, so it has an address but no datasource. */
export const eventStream = { name: "events" } as const;

/** Base URL of each upstream service, by its name. */
export type UpstreamUrls = Record<Descriptors[keyof Descriptors]["name"] | typeof eventStream.name, string>;

/** Everything that has a base URL. */
export const addressed = [...Object.values(descriptors), eventStream];

/** Base URLs made one by one. */
export const urlsBy = (urlOf: (service: (typeof addressed)[number]) => string): UpstreamUrls =>
  Object.fromEntries(addressed.map((service) => [service.name, urlOf(service)])) as UpstreamUrls;

export interface ServicesOptions extends Omit<UpstreamOptions, "service" | "url" | "calls">, ServiceNeeds {
  urls: UpstreamUrls;
}

/** The datasource of each service. */
export type Services = { [Key in keyof Descriptors]: ReturnType<Descriptors[Key]["connect"]> };

export function connectServices({
  urls,
  redirectsKey,
  siteEnv,
  subAppOrigins,
  report,
  ...common
}: ServicesOptions): Services {
  const needs = { redirectsKey, siteEnv, subAppOrigins, report };
  return Object.fromEntries(
    Object.entries(descriptors).map(([key, { name, calls = {}, connect }]) => [
      key,
      connect({ ...common, service: name, url: urls[name], calls }, needs),
    ]),
  ) as Services;
}

/** What every upstream shows whatever its calls are. */
type Connected = Pick<Upstream<object>, "service" | "state" | "close">;

/** The connections of all services. */
export function upstreamsOf(services: Services): Connected[] {
  return Object.values(services).map(({ upstream }) => upstream);
}

/** Closes every pool when its calls are done. */
export async function closeServices(services: Services): Promise<void> {
  await Promise.all(upstreamsOf(services).map((upstream) => upstream.close()));
}
