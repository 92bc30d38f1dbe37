import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useConsent, useDialog, useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { NOTHING, useKeepConsent } from "./consent.ts";
import styles from "./Cookies.module.css";

const ChoiceForm = lazy(async () => ({ default: (await import("./ChoiceForm.tsx")).ChoiceForm }));

/**
 * Asks a first visit which cookies may be kept (SPEC 6.11); saying no is as near as saying yes. It comes with the
 * page's first HTML: it is the largest text of most first visits, and nobody should read it last.
 */
export function CookieQuestion() {
  const dialog = useDialog();
  const isAsked = useSiteConfig()?.isShowCookieAgreePopup === true;
  const consent = useReactiveVar(useConsent());
  const isWindowOpen = useReactiveVar(dialog)?.name === "cookies";
  if (!isAsked || consent !== null || isWindowOpen) return null;
  return (
    <Suspense fallback={null}>
      <Question />
    </Suspense>
  );
}

function Question() {
  const keepConsent = useKeepConsent();
  const lang = useLanguage();
  const { t } = useTranslation("cookies");
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section className={styles.popup} aria-labelledby="cookies-title">
      <h2 id="cookies-title" className={styles.title}>
        {t("title")}
      </h2>
      <p className={styles.text}>
        {t("text")}{" "}
        <Link className={styles.link} to={urls.page(lang, "cookies")}>
          {t("more")}
        </Link>
      </p>
      {isChoosing ? (
        <Suspense fallback={null}>
          <ChoiceForm initial={NOTHING} onChoose={keepConsent} isFocused />
        </Suspense>
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => keepConsent({ functional: true, marketing: true })}>{t("acceptAll")}</Button>
          <Button onClick={() => keepConsent(NOTHING)}>{t("onlyNecessary")}</Button>
          <Button onClick={() => setChoosing(true)} aria-expanded={false}>
            {t("choose")}
          </Button>
        </div>
      )}
    </section>
  );
}
