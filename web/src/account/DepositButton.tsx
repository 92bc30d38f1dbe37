import { useTranslation } from "react-i18next";
import { routeExists } from "#shared/routes/availability.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { useOpenDeposit } from "./useOpenDeposit.ts";

/** The way to more money where there is too little, on a site that takes deposits. */
export function DepositButton() {
  const { t } = useTranslation("shell");
  const config = useSiteConfig();
  const openDeposit = useOpenDeposit();
  return routeExists("recharge", config) ? <Button onClick={openDeposit}>{t("deposit")}</Button> : null;
}
