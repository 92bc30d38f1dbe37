/** Messages to people: letters, SMS and news on the site, with their ceilings. */
import { defineService } from "../../platform/manifest.ts";
import { messagesApi } from "./api.ts";
import { messagesService } from "./routes.ts";

export const messages = defineService({
  name: "messages",
  api: messagesApi,
  routes: messagesService,
  tables: {
    message: {
      rows: "player_id = $player or recipient in ($phone, $email)",
      hidden: ["unsubscribe_url"],
      erase: "delete",
      // News on the site stays until it was read.
      retention: {
        days: 180,
        clock: "services",
        isOld: "created_at < $before and (channel <> 'site' or read_at is not null)",
      },
    },
    ceiling_count: {
      impersonal: "counts of ten minutes by network, country and hash of a recipient; gone after a day",
    },
  },
});
