/** Notices to players: an inbox on the site, web push, and which kinds they want by which channel. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { notice, noticesApi } from "./api.ts";
import { noticesService } from "./routes.ts";

export const notices = defineService({
  name: "notices",
  api: noticesApi,
  schemas: { Notice: notice },
  routes: noticesService,
  tables: {
    push_delivery: {
      rows: ownRows,
      hidden: { notExported: "tells how the player's notices were handed to their devices, and goes by age" },
      erase: "delete",
      retention: { days: 30, clock: "services", isOld: "created_at < $before" },
    },
    push_subscription: {
      rows: ownRows,
      hidden: ["session_hash", "endpoint", "endpoint_hash", "p256dh", "auth"],
      erase: "delete",
    },
    notice_setting: { rows: ownRows, hidden: [], erase: "delete" },
    notice: {
      rows: ownRows,
      hidden: ["source", "sending_id"],
      erase: "delete",
      retention: { days: 180, clock: "services", isOld: "created_at < $before" },
    },
    notice_sending: {
      impersonal: "words of the operator to many, and how far they have come; numbers of players go with them",
      retention: { days: 180, clock: "services", isOld: "created_at < $before and is_done" },
    },
  },
});
