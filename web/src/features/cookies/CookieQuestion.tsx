import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useSiteConfig } from "@/app/site/siteData.ts";
import { Button } from "@/ui/Button.tsx";
import { keepConsent, NOTHING } from "./consent.ts";
import styles from "./Cookies.module.css";

const ChoiceForm = lazy(async () => ({ default: (await import("./ChoiceForm.tsx")).ChoiceForm }));

/**
 * Asks a first visit which cookies may be kept (SPEC 6.11); saying no is as near as saying yes. It comes with the page's
 * first HTML: it is the largest text of most first visits, and nobody should read it last.
 */
export function CookieQuestion() {
  const app = useApp();
  const isAsked = useSiteConfig()?.isShowCookieAgreePopup === true;
  const consent = useReactiveVar(app.consent);
  const isWindowOpen = useReactiveVar(app.dialog)?.name === "cookies";
  if (!isAsked || consent !== null || isWindowOpen) return null;
  return <Suspense fallback={null}><Question /></Suspense>;
}

function Question() {
  const app = useApp();
  const { t } = useTranslation("cookies");
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section className={styles.popup} aria-labelledby="cookies-title">
      <h2 id="cookies-title" className={styles.title}>{t("title")}</h2>
      <p className={styles.text}>{t("text")} <Link className={styles.link} to={urls.page(languageOf(app), "cookies")}>{t("more")}</Link></p>
      {isChoosing ? <Suspense fallback={null}><ChoiceForm initial={NOTHING} onChoose={(choice) => keepConsent(app, choice)} isFocused /></Suspense> : (
        <div className={styles.buttons}>
          <Button onClick={() => keepConsent(app, { functional: true, marketing: true })}>{t("acceptAll")}</Button>
          <Button onClick={() => keepConsent(app, NOTHING)}>{t("onlyNecessary")}</Button>
          <Button onClick={() => setChoosing(true)} aria-expanded={false}>{t("choose")}</Button>
        </div>
      )}
    </section>
  );
}
