import { useTranslation } from "react-i18next";
import { useMutation } from "@apollo/client/react";
import Hide from "~icons/mdi/eye-off-outline";
import Show from "~icons/mdi/eye-outline";
import { useClient, useNotifications } from "@/platform/app/app.ts";
import type { Viewer } from "@/platform/site/siteData.ts";
import { useIsBalanceHidden } from "@/account/Balance.tsx";
import { SetBalanceHiddenDocument } from "@/operations/people/generated.ts";
import styles from "./AccountMenu.module.css";

/** Hides balances from people looking over the player's shoulder (SPEC 3.11), on all devices. */
export function HideBalance({ viewer }: { viewer: Viewer }) {
  const client = useClient();
  const notifications = useNotifications();
  const { t } = useTranslation("shell");
  const isHidden = useIsBalanceHidden();
  const [setHidden, { loading }] = useMutation(SetBalanceHiddenDocument);

  async function toggle() {
    const answer = await setHidden({
      variables: { input: { isHidden: !isHidden } },
      context: { hasOwnErrors: true },
    }).catch(() => undefined);
    const hidden = answer?.data?.setBalanceHidden?.isHidden;
    if (hidden === undefined) {
      notifications.show({ kind: "error", view: "toast", text: t("hidden.failed") });
      return;
    }
    const id = client.cache.identify(viewer);
    if (id !== undefined)
      client.cache.modify({
        id,
        fields: { config: (config: object | null) => (config === null ? null : { ...config, hidesBalance: hidden }) },
      });
  }

  const label = isHidden ? t("hidden.show") : t("hidden.hide");
  return (
    <button
      type="button"
      className={styles.eye}
      aria-label={label}
      title={label}
      disabled={loading}
      onClick={() => void toggle()}
    >
      {isHidden ? <Show aria-hidden /> : <Hide aria-hidden />}
    </button>
  );
}
