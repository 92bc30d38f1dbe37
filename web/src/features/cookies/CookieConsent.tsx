import { useReactiveVar } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useSiteConfig } from "@/app/siteData.ts";
import { Button } from "@/ui/Button.tsx";
import { Dialog } from "@/ui/Dialog.tsx";
import { ChoiceForm } from "./ChoiceForm.tsx";
import { type Choice, keepConsent, storedConsent } from "./consent.ts";
import { CookieList } from "./CookieList.tsx";
import styles from "./Cookies.module.css";
import { useTellAgreement } from "./useTellAgreement.ts";

const NOTHING: Choice = { functional: false, marketing: false };

/**
 * Asks a first visit which cookies may be kept (SPEC 6.11), and lets a visitor change his mind from the footer or the
 * page about cookies. Saying no is as near as saying yes.
 */
export function CookieConsent() {
  const app = useApp();
  const { t } = useTranslation("cookies");
  const isAsked = useSiteConfig()?.isShowCookieAgreePopup === true;
  const isWindowOpen = useReactiveVar(app.dialog)?.name === "cookies";
  const [consent, setConsent] = useState(storedConsent);
  const [isChoosing, setChoosing] = useState(false);
  useTellAgreement(consent);

  function choose(choice: Choice) {
    setConsent(keepConsent(app, choice));
    setChoosing(false);
    if (!isWindowOpen) return;
    app.dialog(null);
    app.notifications.show({ kind: "success", view: "snackbar", text: t("saved") });
  }

  if (isWindowOpen) {
    return (
      <Dialog size="medium" title={t("title")} closeLabel={t("close")} isOpen onClose={() => app.dialog(null)}>
        <div className={styles.window}>
          <ChoiceForm initial={consent ?? NOTHING} onChoose={choose} />
          <CookieList />
        </div>
      </Dialog>
    );
  }
  if (!isAsked || consent !== null) return null;
  return (
    <section className={styles.popup} aria-labelledby="cookies-title">
      <h2 id="cookies-title" className={styles.title}>{t("title")}</h2>
      <p className={styles.text}>{t("text")} <Link className={styles.link} to={urls.page(languageOf(app), "cookies")}>{t("more")}</Link></p>
      {isChoosing ? <ChoiceForm initial={NOTHING} onChoose={choose} isFocused /> : (
        <div className={styles.buttons}>
          <Button onClick={() => choose({ functional: true, marketing: true })}>{t("acceptAll")}</Button>
          <Button onClick={() => choose(NOTHING)}>{t("onlyNecessary")}</Button>
          <Button onClick={() => setChoosing(true)} aria-expanded={false}>{t("choose")}</Button>
        </div>
      )}
    </section>
  );
}
