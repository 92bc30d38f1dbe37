import { useTranslation } from "react-i18next";
import Headset from "~icons/mdi/headset";
import { useDialog } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { FloatingButton } from "@/ui/overlays/FloatingButton.tsx";

/** Opens the ways to reach support, where the operator has any (SPEC 2.07). */
export function SupportButton() {
  const { t } = useTranslation("support");
  const dialog = useDialog();
  const config = useSiteConfig();
  if (config === null || (config.supportConsultant === null && config.support === null)) return null;
  return (
    <FloatingButton label={t("open")} onClick={() => dialog({ name: "support" })}>
      <Headset aria-hidden />
    </FloatingButton>
  );
}
