import { siteClock } from "@/platform/browser/siteClock.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { RouteName } from "#shared/routes/routes.ts";
import { useClient, useDialog, useNotifications } from "@/platform/app/app.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";
import { whenIdle } from "@/platform/page/whenIdle.ts";
import { useAskForRatingMutation, RatingQuestionDocument } from "@/operations/site/generated.ts";
import { useCoupon, usePlacing } from "@/slip/slip.ts";

/** Pages on which nobody plays, pays or is about to. */
const QUIET_PAGES: ReadonlySet<RouteName> = new Set(["home", "results", "statistic", "account", "history", "settings"]);
/** The service is asked again no sooner than this, in milliseconds. */
const ASK_EVERY = 60_000;

/** Asks players whether they would recommend the site; when that may be, the service says (SPEC 2.62). */
export default function RatingWatch() {
  const client = useClient();
  const dialog = useDialog();
  const notifications = useNotifications();
  const coupon = useCoupon();
  const placing = usePlacing();
  const open = useReactiveVar(dialog);
  const told = useReactiveVar(notifications.list);
  const bets = useReactiveVar(coupon.bets);
  const phase = useReactiveVar(placing.phase);
  const { pathname } = useLocation();
  const [isDue, setIsDue] = useState(false);
  const [claim] = useAskForRatingMutation();
  /** On which page the service was asked last, and when. */
  const asked = useRef<{ path: string; at: number } | null>(null);
  const isClaiming = useRef(false);
  const route = routeAt(pathname)?.name;
  const isQuiet =
    open === null &&
    told.every(({ view }) => view !== "dialog") &&
    bets.length === 0 &&
    phase === "idle" &&
    route !== undefined &&
    QUIET_PAGES.has(route);

  useEffect(
    function look() {
      if (!isQuiet || isDue) return undefined;
      const now = siteClock.now();
      const last = asked.current;
      if (last !== null && (last.path === pathname || now - last.at < ASK_EVERY)) return undefined;
      let isOver = false;
      const askService = async () => {
        await whenIdle();
        if (isOver) return;
        asked.current = { path: pathname, at: now };
        const answer = await client
          .query({ query: RatingQuestionDocument, fetchPolicy: "network-only" })
          .catch(() => null);
        if (answer?.data?.viewer?.isRatingDue === true) setIsDue(true);
      };
      void askService();
      return () => {
        isOver = true;
      };
    },
    [client, isQuiet, isDue, pathname],
  );

  const ask = useEffectEvent(async () => {
    if (isClaiming.current) return;
    isClaiming.current = true;
    const answer = await claim().catch(() => null);
    isClaiming.current = false;
    setIsDue(false);
    // Another window may have come meanwhile; one question in a period is lost then, and nobody is disturbed.
    if (answer?.data?.askForRating?.isAsked === true && dialog() === null) dialog({ name: "rating" });
  });
  useEffect(
    function askWhenQuiet() {
      if (isDue && isQuiet) void ask();
    },
    [isDue, isQuiet],
  );

  return null;
}
