import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { tabTexts } from "@/platform/browser/storage.ts";

const TOLD_KEY = "ad-block-told";
/** Lists of blockers hide elements by these names; the site has no other use for them. */
const BAIT_CLASSES = "ad-banner ads ad-placement adsbox banner_ad";
/** Blockers hide what they find soon after it appears, not in the same moment. */
const BAIT_MS = 200;

/**
 * Whether something in the browser hides elements by their names. An empty element of the site's own is put where
 * nobody sees it; nothing is fetched from anywhere and nothing is told to anybody.
 */
async function isBlocking(): Promise<boolean> {
  const bait = document.createElement("div");
  bait.className = BAIT_CLASSES;
  bait.setAttribute("aria-hidden", "true");
  bait.style.cssText =
    "position:absolute;inset-block-start:-10px;inset-inline-start:0;inline-size:1px;block-size:1px;pointer-events:none";
  document.body.append(bait);
  await new Promise((resolve) => {
    setTimeout(resolve, BAIT_MS);
  });
  const { display, visibility } = getComputedStyle(bait);
  const isGone = !bait.isConnected || display === "none" || visibility === "hidden";
  bait.remove();
  return isGone;
}

const wasTold = () => tabTexts.getItem(TOLD_KEY) !== null;

/** Tells whoever blocks parts of the site, once a session (SPEC 4.60, 8.13). */
export function AdBlockWatch() {
  const notifications = useNotifications();
  const { t } = useTranslation("adBlock");
  const isShown = useSiteConfig()?.isAdBlockNoticeShown === true;

  const look = useEffectEvent(async () => {
    if (wasTold() || !(await isBlocking())) return;
    tabTexts.setItem(TOLD_KEY, "1");
    notifications.show({
      kind: "warning",
      view: "dialog",
      title: t("title"),
      text: t("text"),
      confirmText: t("close"),
      autoCloseMs: null,
    });
  });

  useEffect(
    function lookForBlocker() {
      if (isShown) void look();
    },
    [isShown],
  );

  return null;
}
