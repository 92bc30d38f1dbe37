import { type Guard, PASS, passWith } from "@/platform/guards/guard.ts";

/**
 * A home page that is to be a sub-application but has no address of one shows the sportsbook (SPEC 2.10); the operator
 * is told, they can't see it.
 */
export const subApplication: Guard = ({ config, match, isServer }) => {
  const isLacking =
    match?.name === "home" &&
    config?.homePage.type === "SUB_APPLICATION" &&
    (config.homePage.subApplicationUrl ?? "") === "";
  return isLacking && isServer
    ? passWith({ kind: "log", message: "the home page has no sub-application to show" })
    : PASS;
};
