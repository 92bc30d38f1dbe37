import { useState } from "react";
import { useTranslation } from "react-i18next";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useCreateDeviceLinkMutation } from "@/operations/office/generated.ts";
import { signInLink } from "@/platform/session/signInAddress.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { QrCode } from "@/ui/marks/QrCode.tsx";
import { useSecondsUntil } from "@/ui/fields/useSecondsUntil.ts";
import styles from "./SecurityPage.module.css";
import { copyText } from "@/platform/browser/claims.ts";

interface Link {
  url: string;
  endsAt: number;
}

/** Signing in on another device: a code to point it at, good for two minutes and once (SPEC 2.49). */
export function QrSignIn() {
  const { t } = useTranslation("security");
  const lang = useLanguage();
  const [create, { loading }] = useCreateDeviceLinkMutation();
  const [link, setLink] = useState<Link | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function show() {
    setFailed(false);
    const { data } = await create({ context: { hasOwnErrors: true } }).catch(() => ({ data: undefined }));
    const { methodId, token, sign, expiresAt } = data?.createSignInToken ?? {};
    if (methodId == null || token == null || sign == null || expiresAt == null) {
      setFailed(true);
      return;
    }
    setLink({
      url: signInLink(`${globalThis.location.origin}${urls.page(lang, "login")}`, { methodId, token, sign }),
      endsAt: Date.parse(expiresAt),
    });
  }

  return (
    <section className={styles.block} aria-labelledby="security-qr">
      <h2 id="security-qr">{t("qr.title")}</h2>
      <p className={styles.soft}>{t("qr.lead")}</p>
      {link === null ? (
        <div>
          <Button isBusy={loading} onClick={() => void show()}>
            {t("qr.show")}
          </Button>
        </div>
      ) : (
        <ShownLink
          key={link.url}
          link={link}
          isBusy={loading}
          onRenew={() => void show()}
          onHide={() => setLink(null)}
        />
      )}
      {hasFailed ? (
        <p className={styles.refusal} role="alert">
          {t("error.NETWORK")}
        </p>
      ) : null}
    </section>
  );
}

interface ShownProps {
  link: Link;
  isBusy: boolean;
  onRenew(): void;
  onHide(): void;
}

function ShownLink({ link: { url, endsAt }, isBusy, onRenew, onHide }: ShownProps) {
  const { t } = useTranslation("security");
  const [isCopied, setCopied] = useState(false);
  const seconds = useSecondsUntil(endsAt);

  async function copy() {
    setCopied(await copyText(url));
  }

  if (seconds === 0) {
    return (
      <div className={styles.over} role="status">
        <p>{t("qr.over")}</p>
        <Button look="primary" isBusy={isBusy} onClick={onRenew}>
          {t("qr.renew")}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.qr}>
      <QrCode text={url} label={t("qr.code")} />
      <div>
        <p role="timer">{t("qr.left", { count: seconds })}</p>
        <p className={styles.soft}>{t("qr.warning")}</p>
        <span className={styles.steps}>
          <Button onClick={() => void copy()}>{t(isCopied ? "qr.copied" : "qr.copy")}</Button>
          <Button look="quiet" onClick={onHide}>
            {t("qr.hide")}
          </Button>
        </span>
      </div>
    </div>
  );
}
