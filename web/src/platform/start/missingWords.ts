import type { i18n } from "i18next";
import type { Notifications } from "@/platform/app/notifications.ts";

/** Says once that words did not come, with a way to fetch them (SPEC 8.09). */
export function tellOfMissingWords(instance: i18n, notifications: Pick<Notifications, "show">): void {
  let isTold = false;
  instance.on("failedLoading", () => {
    if (isTold) return;
    isTold = true;
    notifications.show({
      kind: "permanentError",
      view: "dialog",
      text: instance.t("notifications:wordsFailed"),
      confirmText: instance.t("notifications:refresh"),
      onConfirm: () => location.reload(),
    });
  });
}
