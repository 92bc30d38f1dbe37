import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Chat from "~icons/mdi/chat-processing-outline";
import Email from "~icons/mdi/email-outline";
import Phone from "~icons/mdi/phone-outline";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { chatAddress, chatColors } from "./chat.ts";
import { ChatFrame } from "./ChatFrame.tsx";
import styles from "./SupportWindow.module.css";

/** Pages that answer most questions. */
const ANSWERS = ["contacts", "howBet", "payment", "disputeResolution", "responsibleGaming"] as const;

/**
 * How to reach support: the operator's chat in this language (SPEC 3.36), their addresses, their desk on the site, and
 * the pages that answer most questions.
 */
export default function SupportWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation(["support", "menu"]);
  const lang = useLanguage();
  const config = useSiteConfig();
  const viewer = useViewer();
  const dialog = useDialog();
  const phone = config?.support?.phone ?? null;
  const email = config?.support?.email ?? null;
  const consultant = config?.supportConsultant ?? null;
  const address = chatAddress(consultant, lang);
  const [isChatting, setChatting] = useState(false);
  const pages = ANSWERS.filter((name) => routeExists(name, config));
  if (isChatting && address !== null)
    return (
      <Dialog title={t("chat")} closeLabel={t("close")} focus="title" isOpen={isOpen} onClose={onClose}>
        <ChatFrame key={viewer?.id ?? ""} address={address} owner={viewer?.id ?? null} />
      </Dialog>
    );
  return (
    <Dialog title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <p className={styles.lead}>{t("lead")}</p>
      {address === null ? null : (
        <button
          type="button"
          className={styles.launch}
          style={chatColors(consultant)}
          onClick={() => setChatting(true)}
        >
          <Chat aria-hidden />
          <span>
            {t("startChat")}
            <small>{t("chatLead")}</small>
          </span>
        </button>
      )}
      <ul className={styles.ways}>
        {phone === null ? null : (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={styles.way}>
              <Phone aria-hidden />
              <span>
                {t("phone")}
                <strong>
                  <bdi translate="no">{phone}</bdi>
                </strong>
              </span>
            </a>
          </li>
        )}
        {email === null ? null : (
          <li>
            <a href={`mailto:${email}`} className={styles.way}>
              <Email aria-hidden />
              <span>
                {t("email")}
                <strong>
                  <bdi translate="no">{email}</bdi>
                </strong>
              </span>
            </a>
          </li>
        )}
      </ul>
      {viewer === null || !routeExists("support", config) ? null : (
        <div className={styles.desk}>
          <Button look="primary" onClick={() => dialog({ name: "userQuestion" })}>
            {t("ask")}
          </Button>
          <Button onClick={() => dialog({ name: "requestHistory" })}>{t("history")}</Button>
        </div>
      )}
      <h3 className={styles.head}>{t("answers")}</h3>
      <ul>
        {pages.map((name) => (
          <li key={name}>
            <Link to={urls.page(lang, name)} onClick={onClose} className={styles.link}>
              {t(`menu:page.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
