import { type Guard, hasLanguage, PASS, passWith } from "./guard.ts";

/** Notes each page that a person sees (SPEC 7.38, 7.39); whether and when it is told to anybody, the queue decides. */
export const analytics: Guard = (facts) => {
  const { match, device, isServer, trigger, url } = facts;
  if (isServer || device.isBot || trigger !== "navigation" || match === null || !hasLanguage(facts)) return PASS;
  return passWith({
    kind: "track",
    event: "pageView",
    path: url.pathname,
    route: match.name,
  });
};
