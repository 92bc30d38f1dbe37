/** Describes one upstream service in one place; everything else is derived from it. */
import type { CallRule } from "../transport/callRule.ts";
import type { UpstreamOptions } from "../transport/options.ts";

/** For the log; the details hold no secrets. */
export type Report = (trouble: string, details: Readonly<Record<string, unknown>>) => void;

/** Settings that only some services need. */
export interface ServiceNeeds {
  /** The fixed key of the redirects call. */
  redirectsKey: string;
  /** Decides when redirects act. */
  siteEnv: "demo" | "production";
  /** More origins that sub-applications may come from; the site's own is always allowed. */
  subAppOrigins: readonly string[];
  /** Called when an answer wasn't used as it came. */
  report: Report;
}

export interface ServiceDescriptor<Name extends string, Datasource> {
  /** Name in errors, logs and metrics. Its base URL is the setting of that name: `CASINO_URL` for "casino". */
  name: Name;
  /** Setting that gives the base URL when its own is not set. */
  urlFallback?: string;
  /** Calls with rules of their own, by method and path as the OpenAPI document writes it. */
  calls?: Readonly<Record<string, CallRule>>;
  /** `options` already hold its name, its URL and its rules. */
  connect(options: UpstreamOptions, needs: ServiceNeeds): Datasource;
}

export const describeService = <const Name extends string, Datasource>(
  descriptor: ServiceDescriptor<Name, Datasource>,
): ServiceDescriptor<Name, Datasource> => descriptor;

/** Settings that may hold a service's base URL, the first that is set counts. */
export const urlSettings = ({
  name,
  urlFallback,
}: Pick<ServiceDescriptor<string, unknown>, "name" | "urlFallback">) => [
  `${name.toUpperCase()}_URL`,
  ...(urlFallback === undefined ? [] : [urlFallback]),
];
