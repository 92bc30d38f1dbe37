import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import Bell from "~icons/mdi/bell-outline";
import { urls } from "#shared/routes/routes.ts";
import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { useSteadyAsk } from "@/platform/apollo/useSteadyAsk.ts";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import {
  useNoticeAddedSubscription,
  useSubscribePushMutation,
  useUnreadNoticesQuery,
} from "@/operations/site/generated.ts";
import { isOwnedBy, standing } from "./device.ts";
import styles from "./NoticeBell.module.css";

const MOST_SHOWN = 99;
const never = () => () => undefined;
const placeHere = () => document.querySelector<HTMLElement>("[data-bell]");

/** The bell in the header with the number of unread notices, live. Stands in the place that the header keeps for it. */
export default function NoticeBell({ playerId }: { playerId: string }) {
  const { t } = useTranslation(["notices", "menu"]);
  const lang = useLanguage();
  const { cache } = useClient();
  const { data, refetch } = useUnreadNoticesQuery();
  const [tell] = useSubscribePushMutation();
  const place = useSyncExternalStore(never, placeHere, () => null);
  const { ask, tell: overtake } = useSteadyAsk(refetch);
  const unread = data?.viewer?.unreadNotices ?? 0;

  useNoticeAddedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      if (told === undefined) return;
      overtake();
      const id = cache.identify({ __typename: "Viewer", id: playerId });
      if (id !== undefined) cache.modify({ id, fields: { unreadNotices: () => told.noticeAdded.unreadCount } });
    },
  });

  useAfterGap(ask);

  useEffect(
    function tellAgain() {
      // A device is told as long as its session lasts: after a sign-in the gateway has to hear of it again.
      if (!isOwnedBy(playerId)) return;
      void standing()
        .then((input) => (input === null ? null : tell({ variables: { input } })))
        .catch(() => null);
    },
    [playerId, tell],
  );

  if (place === null) return null;
  const label = unread === 0 ? t("bell") : `${t("bell")}: ${t("unread", { count: unread })}`;
  return createPortal(
    <NavLink to={urls.page(lang, "notices")} className={styles.bell} aria-label={label} title={label}>
      <Bell aria-hidden />
      {unread === 0 ? null : (
        <span className={styles.count} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </NavLink>,
    place,
  );
}
