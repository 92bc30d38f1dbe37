import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications } from "@/platform/app/app.ts";
import { useRecheck } from "@/platform/navigation/recheck.ts";
import { useInstant, useMaintenance } from "./useMaintenance.ts";

/**
 * Tells visitors of a maintenance that is near (SPEC 4.58, 8.14) and, when it begins or ends, has the guards look at
 * the open page again: they show the closed site, and open it.
 */
export function MaintenanceWatch() {
  const notifications = useNotifications();
  const { t } = useTranslation("maintenance");
  const recheck = useRecheck();
  const instantText = useInstant();
  const state = useMaintenance();
  const isActive = state.kind === "active";
  const text =
    state.kind === "announced" ? t("soon", { from: instantText(state.startsAt), to: instantText(state.endsAt) }) : null;
  const title = t("title");

  const look = useEffectEvent(() => void recheck());

  useEffect(
    function announce() {
      if (text === null) return undefined;
      const id = notifications.show({ kind: "warning", view: "alert", title, text, autoCloseMs: null });
      return () => notifications.close(id);
    },
    [notifications, title, text],
  );

  useEffect(
    function openAndClose() {
      if (!isActive) return undefined;
      look();
      return () => look();
    },
    [isActive],
  );

  return null;
}
