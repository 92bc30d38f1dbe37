import { useTranslation } from "react-i18next";
import Dice from "~icons/mdi/dice-3-outline";
import { useDialog } from "@/platform/app/app.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { useOpenSections } from "@/account/useOpenSections.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./BetGeneratorButton.module.css";

/** Opens the bet generator, for whoever switched it on (SPEC 3.10) and may bet on anything (3.11). */
export function BetGeneratorButton() {
  const isOpen = useOpenSections().length > 0;
  return useSettings().hasBetGenerator && isOpen ? <Shown /> : null;
}

/** Its words are sent to nobody who does not see it. */
function Shown() {
  const dialog = useDialog();
  const { t } = useTranslation("expresses");
  return (
    <Button isWide className={styles.open ?? ""} onClick={() => dialog({ name: "betGenerator" })}>
      <Dice aria-hidden />
      {t("generator.open")}
    </Button>
  );
}
