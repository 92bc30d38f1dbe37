import { lazy, Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { SettingsPage } from "@/features/office/settings/SettingsPage.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";

// The files that header and coupon fetch too: imported at once, they would be cut apart for all pages.
const SettingsForm = lazy(async () => ({
  default: (await import("@/features/site/shell/settings/SettingsForm.tsx")).SettingsForm,
}));
const CouponSettings = lazy(async () => ({
  default: (await import("@/features/betting/slip/SettingsDialog.tsx")).CouponSettings,
}));

const NoticeSettings = lazy(() => import("@/features/site/notices/NoticeSettings.tsx"));

const ROWS = 16;
const never = () => () => undefined;

/** How the player likes the site and their coupons (SPEC 2.43). */
export default function SettingsRoute() {
  const { t } = useTranslation("settings");
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = <Skeleton rows={ROWS} label={t("title")} />;
  return (
    <PageColumns menu={<SectionMenu name="settings" />}>
      <SettingsPage>
        {isLive ? (
          <Suspense fallback={waiting}>
            <SettingsForm look="page" coupon={<CouponSettings />} />
            <NoticeSettings />
          </Suspense>
        ) : (
          waiting
        )}
      </SettingsPage>
    </PageColumns>
  );
}
