/**
 * What the site knows about a player besides money: user config, terms, bans and appeals, moving from the former brand.
 */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { usersApi } from "./api.ts";
import { usersService } from "./routes.ts";
import { userConfig } from "./userConfig.ts";

export const users = defineService({
  name: "users",
  api: usersApi,
  schemas: { UserConfig: userConfig },
  routes: usersService,
  tables: {
    former_player: { rows: "moved_to = $player", hidden: [], erase: "delete" },
    ban_appeal: {
      rows: ownRows,
      hidden: [],
      erase: { set: { text: "'-'", answer: "case when answer is null then null else '-' end" } },
      retention: { days: 1095, clock: "services", isOld: "answered_at < $before" },
    },
  },
});
