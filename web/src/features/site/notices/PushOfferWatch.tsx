import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { RouteName } from "#shared/routes/routes.ts";
import { useClient, useDialog, useNotifications } from "@/platform/app/app.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";
import { whenIdle } from "@/platform/page/whenIdle.ts";
import { useUnreadNoticesQuery, WebPushKeyDocument } from "@/operations/site/generated.ts";
import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { deviceState, wasAsked } from "./device.ts";

/** Pages on which nobody plays, pays or is about to. */
const QUIET_PAGES: ReadonlySet<RouteName> = new Set(["home", "results", "account", "history", "notices", "settings"]);

/**
 * Offers web push once there is something to tell: a notice has come, and the player is doing nothing else. Asked once in
 * a browser; only who says yes is asked by the browser itself (SPEC 2.61).
 */
export default function PushOfferWatch({ playerId }: { playerId: string }) {
  const client = useClient();
  const dialog = useDialog();
  const notifications = useNotifications();
  const coupon = useCoupon();
  const placing = usePlacing();
  const { pathname } = useLocation();
  const { data } = useUnreadNoticesQuery({ fetchPolicy: "cache-first" });
  const [isOffered, setOffered] = useState(false);
  const open = useReactiveVar(dialog);
  const told = useReactiveVar(notifications.list);
  const bets = useReactiveVar(coupon.bets);
  const phase = useReactiveVar(placing.phase);
  const route = routeAt(pathname)?.name;
  const isGood =
    (data?.viewer?.unreadNotices ?? 0) > 0 &&
    open === null &&
    told.every(({ view }) => view !== "dialog") &&
    bets.length === 0 &&
    phase === "idle" &&
    route !== undefined &&
    QUIET_PAGES.has(route);

  useEffect(
    function offer() {
      if (!isGood || isOffered || wasAsked()) return undefined;
      let isOver = false;
      const look = async () => {
        await whenIdle();
        if (isOver || (await deviceState(playerId)) !== "off") return;
        const answer = await client.query({ query: WebPushKeyDocument });
        const key = answer.data?.webPushKey;
        if (isOver || key == null || dialog() !== null) return;
        setOffered(true);
        dialog({ name: "webPush", params: { key } });
      };
      look().catch(() => undefined);
      return () => {
        isOver = true;
      };
    },
    [client, dialog, isGood, isOffered, playerId],
  );

  return null;
}
