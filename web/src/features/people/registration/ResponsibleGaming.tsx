import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { rememberAgreement } from "@/platform/session/agreement.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useOpenRegistration } from "@/account/openRegistration.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { CheckField } from "@/ui/fields/CheckField.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import styles from "./Registration.module.css";

interface Props {
  isOpen: boolean;
  onClose(): void;
  params: Readonly<Record<string, string>> | undefined;
}

const POINTS = ["adult", "money", "limits", "help"] as const;

/** The agreement about responsible gaming that comes before registering, once a browser (SPEC 4.45). */
export default function ResponsibleGaming({ isOpen, onClose, params }: Props) {
  const { t } = useTranslation("registration");
  const lang = useLanguage();
  const open = useOpenRegistration();
  const [isRead, setRead] = useState(false);
  const returnTo = params?.["returnTo"];

  function agree() {
    rememberAgreement();
    onClose();
    open({ bonusId: params?.["bonusId"] ?? null, ...(returnTo !== undefined && { returnTo }) });
  }

  return (
    <Dialog title={t("agreement.title")} closeLabel={t("close")} size="medium" isOpen={isOpen} onClose={onClose}>
      <form
        className={styles.agreement}
        onSubmit={(event) => {
          event.preventDefault();
          agree();
        }}
      >
        <ul>
          {POINTS.map((point) => (
            <li key={point}>{t(`agreement.${point}`)}</li>
          ))}
        </ul>
        <Link to={urls.page(lang, "responsibleGaming")} target="_blank" rel="noopener">
          {t("know.more")}
        </Link>
        <CheckField label={t("agreement.agree")} checked={isRead} onChange={(event) => setRead(event.target.checked)} />
        <div className={styles.buttons}>
          <Button look="primary" type="submit" disabled={!isRead}>
            {t("agreement.confirm")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("agreement.leave")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
