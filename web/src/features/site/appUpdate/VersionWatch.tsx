import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { isStale, VERSION_DELAY_MS, VERSION_EVERY_MS } from "@/platform/site/appVersion.ts";
import { useIsStale, useNotifications } from "@/platform/app/app.ts";
import { ownVersion, servedVersion } from "@/platform/start/ownVersion.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";

/**
 * Finds out that the site was deployed again while this page stood open (SPEC 4.61, 9.12): a notice offers to reload,
 * and the next navigation loads its page whole (4.62). A hidden page waits until it is looked at.
 */
export function VersionWatch() {
  const markStale = useIsStale();
  const notifications = useNotifications();
  const { t } = useTranslation("appUpdate");
  const isShown = useSiteConfig()?.isAppUpdateNoticeShown === true;

  const tell = useEffectEvent(() => {
    markStale(true);
    if (!isShown) return;
    notifications.show({
      kind: "warning",
      view: "alert",
      title: t("title"),
      text: t("text"),
      confirmText: t("reload"),
      cancelText: t("later"),
      autoCloseMs: null,
      onConfirm: () => location.reload(),
    });
  });

  useEffect(function watchVersion() {
    const own = ownVersion();
    if (own === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = (delay: number) => {
      timer = setTimeout(() => void look(), delay);
    };
    const look = async () => {
      const served = document.visibilityState === "hidden" ? null : await servedVersion();
      if (isOver) return;
      if (isStale(own, served)) tell();
      else wait(VERSION_EVERY_MS);
    };
    wait(VERSION_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);

  return null;
}
