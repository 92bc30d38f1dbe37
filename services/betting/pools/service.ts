/** What toto and lotto share. It has no API and no tables of its own. */
import { defineService } from "../../platform/manifest.ts";

export const pools = defineService({ name: "pools" });
