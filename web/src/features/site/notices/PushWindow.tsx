import { useTranslation } from "react-i18next";
import { useNotifications } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { noteAsked } from "./device.ts";
import styles from "./PushWindow.module.css";
import { useDevice } from "./useDevice.ts";

interface Props {
  isOpen: boolean;
  onClose(): void;
  params?: Readonly<Record<string, string>> | undefined;
}

/** Asks whether notices may come to this device when the site is closed (SPEC 2.61). */
export default function PushWindow({ isOpen, onClose, params }: Props) {
  const { t } = useTranslation("notices");
  const viewer = useViewer();
  const notifications = useNotifications();
  const { isBusy, turnOn } = useDevice(viewer?.id ?? "", params?.["key"] ?? null);

  function close() {
    noteAsked();
    onClose();
  }

  async function agree() {
    const isOn = await turnOn();
    close();
    notifications.show(
      isOn
        ? { kind: "success", view: "toast", text: t("agreement.done") }
        : { kind: "error", view: "toast", text: t("device.failed") },
    );
  }

  return (
    <Dialog
      title={t("agreement.title")}
      closeLabel={t("agreement.close")}
      focus="title"
      isOpen={isOpen}
      onClose={close}
    >
      <div className={styles.window}>
        <p>{t("agreement.text")}</p>
        <p className={styles.soft}>{t("agreement.change")}</p>
        <div className={styles.steps}>
          <Button look="primary" isBusy={isBusy} onClick={() => void agree()}>
            {t("agreement.yes")}
          </Button>
          <Button disabled={isBusy} onClick={close}>
            {t("agreement.no")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
