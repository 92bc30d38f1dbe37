import { useTranslation } from "react-i18next";
import Exit from "~icons/mdi/logout-variant";
import { Button } from "@/ui/fields/Button.tsx";
import { useSignOut } from "./useSignOut.ts";

/** The way out of the account. */
export function SignOutButton() {
  const { t } = useTranslation("shell");
  const { leave, isLeaving } = useSignOut();
  return (
    <Button look="ink" onClick={() => void leave()} isBusy={isLeaving} aria-label={t("signOut")} title={t("signOut")}>
      <Exit aria-hidden />
    </Button>
  );
}
