import { useTranslation } from "react-i18next";
import { useMutation } from "@apollo/client/react";
import Hide from "~icons/mdi/eye-off-outline";
import Show from "~icons/mdi/eye-outline";
import { useApp } from "@/app/app.ts";
import type { Viewer } from "@/app/site/siteData.ts";
import { useIsBalanceHidden } from "@/betting/Balance.tsx";
import { SetBalanceHiddenDocument } from "@/operations/pages.generated.ts";
import styles from "./AccountMenu.module.css";

/** Hides the balances from whoever looks over the player's shoulder (SPEC 3.11), on all his devices. */
export function HideBalance({ viewer }: { viewer: Viewer }) {
  const app = useApp();
  const { t } = useTranslation("shell");
  const isHidden = useIsBalanceHidden();
  const [setHidden, { loading }] = useMutation(SetBalanceHiddenDocument);

  async function toggle() {
    const answer = await setHidden({ variables: { input: { isHidden: !isHidden } }, context: { hasOwnErrors: true } }).catch(() => undefined);
    const hidden = answer?.data?.setBalanceHidden?.isHidden;
    if (hidden === undefined) { app.notifications.show({ kind: "error", view: "toast", text: t("hidden.failed") }); return; }
    const id = app.client.cache.identify(viewer);
    if (id !== undefined) app.client.cache.modify({ id, fields: { config: (config: object | null) => (config === null ? null : { ...config, hidesBalance: hidden }) } });
  }

  const label = isHidden ? t("hidden.show") : t("hidden.hide");
  return (
    <button type="button" className={styles.eye} aria-label={label} title={label} disabled={loading} onClick={() => void toggle()}>
      {isHidden ? <Show aria-hidden /> : <Hide aria-hidden />}
    </button>
  );
}
