import { useNavigate } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";

/** Opens paying in as the operator wants it: in a window over the page, or on its own page (SPEC 5.03). */
export function useOpenDeposit(): () => void {
  const dialog = useDialog();
  const navigate = useNavigate();
  const lang = useLanguage();
  const config = useSiteConfig();
  return () => {
    if (config?.useRechargeModal === true) dialog({ name: "deposit" });
    else void navigate(urls.page(lang, "recharge"));
  };
}
