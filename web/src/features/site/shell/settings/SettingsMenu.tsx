import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import Cog from "~icons/mdi/cog";
import { Contained } from "@/ui/layout/Contained.tsx";
import { Disclosure } from "@/ui/overlays/Disclosure.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import styles from "./SettingsMenu.module.css";

/** Comes when it is first opened: most visits change no setting. */
const SettingsForm = lazy(async () => ({ default: (await import("./SettingsForm.tsx")).SettingsForm }));

/**
 * A file that is gone is asked for again: the page is loaded again where that was not done a moment ago (SPEC 8.03).
 */
const askAgain = () => void globalThis.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

/** The button in the header under which all settings are. The page stays in view beside them: each is seen at once. */
export function SettingsMenu() {
  const { t } = useTranslation("shell");
  return (
    <Disclosure button={<Cog aria-hidden />} label={t("settings")} buttonClass={styles.button} align="end">
      <Contained onFail={askAgain}>
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Skeleton rows={12} label={t("settings")} />
            </div>
          }
        >
          <SettingsForm />
        </Suspense>
      </Contained>
    </Disclosure>
  );
}
