import type { ResourceKey } from "i18next";

/** All other words of the language, each file when a component asks for it. */
export default import.meta.glob<ResourceKey>(
  ["./*.json", "!./{common,coupon,errors,games,menu,notifications,shell,sports,server,siteFiles}.json"],
  { import: "default" },
);
