import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import Moon from "~icons/mdi/weather-night";
import Sun from "~icons/mdi/white-balance-sunny";
import { LANGUAGES, type LanguageCode } from "#shared/languages.ts";
import { ODDS_VIEWS } from "#shared/odds.ts";
import { withLanguage } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { COOKIES, type Settings, settingCookie } from "@/app/settings.ts";
import { allowedLanguages } from "@/app/siteData.ts";
import { useSiteQuery } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Select } from "@/ui/Select.tsx";

/** Odds format, language and theme: each holds at once everywhere and is remembered. */
export function SettingsMenu() {
  const app = useApp();
  const { t } = useTranslation("shell");
  const location = useLocation();
  const navigate = useNavigate();
  const { data } = useSiteQuery();
  const settings = useReactiveVar(app.settings);
  const lang = languageOf(app);
  const oddsView = settings.oddsView ?? data?.siteConfig?.defaultCoefViewId ?? 0;
  const languages = allowedLanguages(data?.siteConfig, data?.viewer != null, false);

  function keep(change: Partial<Settings>, cookie: string, value: string) {
    document.cookie = settingCookie(cookie, value);
    app.settings({ ...app.settings(), ...change });
  }

  function toggleTheme() {
    const isDark = settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    const theme = isDark ? "light" : "dark";
    keep({ theme }, COOKIES.theme, theme);
  }

  return (
    <>
      <Select
        isInk label={t("oddsFormat")} value={String(oddsView)}
        options={ODDS_VIEWS.map((view) => ({ value: String(view), name: t(`odds.${view}`) }))}
        onChange={(value) => keep({ oddsView: Number(value) }, COOKIES.oddsView, value)}
      />
      <Select<LanguageCode>
        isInk label={t("language")} value={lang}
        options={(languages.includes(lang) ? languages : [lang, ...languages]).map((code) => ({ value: code, name: LANGUAGES[code].name }))}
        onChange={(code) => void navigate(withLanguage(location, code), { preventScrollReset: true })}
      />
      <Button look="ink" onClick={toggleTheme} aria-label={t("toggleTheme")} title={t("toggleTheme")}>
        {settings.theme === "dark" ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </Button>
    </>
  );
}
