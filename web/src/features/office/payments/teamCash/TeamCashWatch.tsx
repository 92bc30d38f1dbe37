import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ROUTES } from "#shared/routes/routes.ts";
import { useClient, useDialog } from "@/platform/app/app.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";
import { keepFlag, mayKeepFlags, readFlag } from "./flags.ts";
import { countPaid, type DeskFlag, deskStep } from "./rule.ts";

/** Tells a player who has paid at cash desks several times how that works (SPEC 4.72–4.74, 6.04). */
export default function TeamCashWatch({ playerId }: { playerId: string }) {
  const client = useClient();
  const dialog = useDialog();
  const open = useReactiveVar(dialog);
  const { pathname } = useLocation();
  const [due, setDue] = useState<DeskFlag | null>(null);
  const isTold = useRef(false);
  const route = routeAt(pathname)?.name;
  /** Over an ordinary page, and over no other window. */
  const isFree = open === null && route !== undefined && ROUTES[route].layout === "default";

  useEffect(
    function countOnce() {
      let isOver = false;
      const count = async () => {
        // Who has the desk first has been told everything; without a place for flags nobody is told.
        if (readFlag(playerId) === "activated" || !mayKeepFlags({ client })) return;
        const paid = await countPaid(client).catch(() => 0);
        if (!isOver) setDue(deskStep(paid, readFlag(playerId)));
      };
      void count();
      return () => {
        isOver = true;
      };
    },
    [client, playerId],
  );

  const tell = useEffectEvent((flag: DeskFlag) => {
    if (isTold.current) return;
    isTold.current = true;
    keepFlag(playerId, flag);
    dialog({ name: "teamCash" });
  });
  useEffect(
    function tellWhenFree() {
      if (due !== null && isFree) tell(due);
    },
    [due, isFree],
  );

  return null;
}
