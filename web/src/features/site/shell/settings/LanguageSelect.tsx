import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { withLanguage } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { parseCookies } from "@/platform/site/settings.ts";
import { allowedLanguages, useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { Select } from "@/ui/fields/Select.tsx";
import { readCookieText } from "@/platform/browser/storage.ts";

const never = () => () => undefined;

/** The page's language; choosing another one keeps page and coupon. */
export function LanguageSelect() {
  const { t } = useTranslation("shell");
  const location = useLocation();
  const navigate = useNavigate();
  const config = useSiteConfig();
  const viewer = useViewer();
  const lang = useLanguage();
  // Known in the browser only: the first HTML may be everybody's.
  const hasUaCookie = useSyncExternalStore(
    never,
    () => parseCookies(readCookieText()).has("ua"),
    () => false,
  );
  const languages = allowedLanguages(config, viewer !== null, hasUaCookie);
  return (
    <Select<LanguageCode>
      isInk
      hasOwnScripts
      label={t("language")}
      value={lang}
      options={(languages.includes(lang) ? languages : [lang, ...languages]).map((code) => ({
        value: code,
        name: LANGUAGES[code].name,
      }))}
      onChange={(code) => void navigate(withLanguage(location, code), { preventScrollReset: true })}
    />
  );
}
