import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "@/platform/site/siteData.ts";
import { useSignInTokenQuery } from "@/operations/people/generated.ts";
import { useClient, useConnection } from "@/platform/app/app.ts";
import { signOut } from "@/platform/session/signOut.ts";
import { Button } from "@/ui/fields/Button.tsx";
import type { TokenArrival } from "./arrival.ts";
import styles from "./SignInForm.module.css";

interface Props {
  arrival: TokenArrival;
  onAgree(): void;
  onCancel(): void;
}

/** Asks before a link signs this browser in: somebody may have sent it to have its reader play, and pay, as them. */
export function LinkQuestion({ arrival: { methodId, token, sign }, onAgree, onCancel }: Props) {
  const { t } = useTranslation("signIn");
  const client = useClient();
  const connection = useConnection();
  const viewer = useViewer();
  const { data, loading, refetch } = useSignInTokenQuery({
    variables: { input: { methodId, token, sign } },
    fetchPolicy: "no-cache",
    context: { hasOwnErrors: true },
  });
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (loading)
    return (
      <p role="status" className={styles.arriving}>
        {t("link.reading")}
      </p>
    );
  const asked = data?.signInToken ?? null;

  async function agree() {
    setFailed(false);
    setBusy(true);
    const isFree = viewer === null || (await signOut({ client, connection }));
    setBusy(false);
    if (isFree) onAgree();
    else setFailed(true);
  }

  if (asked === null) {
    const isOver = data !== undefined;
    return (
      <div className={styles.whole}>
        <p role="alert" className={styles.refusal}>
          {t(isOver ? "link.over" : "error.NETWORK")}
        </p>
        {isOver ? null : (
          <Button look="primary" isWide onClick={() => void refetch().catch(() => undefined)}>
            {t("link.again")}
          </Button>
        )}
        <Button isWide onClick={onCancel}>
          {t(viewer === null ? "otherWay" : "link.stay", { login: viewer?.login })}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.whole}>
      <p>{t("link.ask")}</p>
      <p className={styles.who}>
        <strong>
          <bdi translate="no">{asked.login}</bdi>
        </strong>
        <span>
          {t("link.number")}{" "}
          <bdi dir="ltr" className="number" translate="no">
            {asked.playerId}
          </bdi>
        </span>
      </p>
      {viewer === null ? null : <p>{t("link.first", { login: `\u2068${viewer.login}\u2069` })}</p>}
      <p className={styles.warn}>{t("link.warn")}</p>
      {hasFailed ? (
        <p role="alert" className={styles.refusal}>
          {t("error.NETWORK")}
        </p>
      ) : null}
      <Button isWide isBusy={isBusy} onClick={onCancel}>
        {t("link.refuse")}
      </Button>
      <Button look="primary" isWide isBusy={isBusy} onClick={() => void agree()}>
        {t("link.agree", { login: `\u2068${asked.login}\u2069` })}
      </Button>
    </div>
  );
}
