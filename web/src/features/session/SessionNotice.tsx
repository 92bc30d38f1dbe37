import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useApp } from "@/app/app.ts";
import { showNotice, takeNotice } from "@/session/notices.ts";

/** Tells of a session that ended before this page was loaded (SPEC 4.30, 8.15). */
export function SessionNotice() {
  const app = useApp();
  const { t } = useTranslation("session");

  const tell = useEffectEvent(() => {
    const reason = takeNotice();
    if (reason !== null) showNotice(app, reason, { title: t(`ended.${reason}.title`), text: t(`ended.${reason}.info`) });
  });

  useEffect(function tellOnce() { tell(); }, []);

  return null;
}
