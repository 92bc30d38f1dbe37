import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrency } from "@/account/useCurrency.ts";
import { useOpenSections } from "@/account/useOpenSections.ts";
import { useSportsTreeQuery } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import styles from "./BetGenerator.module.css";
import { Found } from "./Found.tsx";
import { useGenerator } from "./useGenerator.ts";
import { EMPTY_FORM, inputOf, problemsOf, sectionsOf, type GeneratorForm } from "./generatorForm.ts";
import { GeneratorFields } from "./GeneratorFields.tsx";

/** The bet generator: expresses that come near to what a player asks for (SPEC 3.10). */
export default function BetGeneratorWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("expresses");
  const currency = useCurrency();
  const sections = sectionsOf(useOpenSections());
  const [chosen, setForm] = useState<GeneratorForm>(EMPTY_FORM);
  const [first] = sections;
  // A request for games whose bets are closed to the player would be one that nobody takes.
  const form = first === undefined || sections.includes(chosen.section) ? chosen : { ...chosen, section: first };
  const [isTried, setIsTried] = useState(false);
  /** The request that the answer is for, and which of its answers it is. */
  const [sent, setSent] = useState<{ form: GeneratorForm; seed: number }>();
  const { answer, state, find } = useGenerator();
  const { data: tree } = useSportsTreeQuery({ variables: { section: "LINE" }, skip: !isOpen });
  const problems = isTried ? problemsOf(form) : {};
  const isSame = sent !== undefined && JSON.stringify(sent.form) === JSON.stringify(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(problemsOf(form)).length > 0) return;
    const seed = isSame ? sent.seed + 1 : 1;
    setSent({ form, seed });
    find(inputOf(form, seed));
  }

  return (
    <Dialog
      title={t("generator.title")}
      closeLabel={t("generator.close")}
      size="wide"
      isOpen={isOpen}
      onClose={onClose}
    >
      <p className={styles.lead}>{t("generator.lead")}</p>
      <div className={styles.columns}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <GeneratorFields
            form={form}
            sections={sections}
            currency={currency}
            sports={tree?.sports ?? []}
            problems={problems}
            refusals={isSame && state === "idle" ? (answer?.refusals ?? []) : []}
            onChange={(part) => setForm({ ...form, ...part })}
          />
          <Button look="primary" type="submit" isWide isBusy={state === "finding"}>
            {state === "finding"
              ? t("generator.finding")
              : isSame && answer !== undefined
                ? t("generator.again")
                : t("generator.find")}
          </Button>
          <p className={styles.note}>{t("generator.note")}</p>
        </form>
        <Found
          answer={answer}
          state={state}
          stake={sent?.form.goal === "win" ? sent.form.stake : null}
          currency={currency}
          onPut={onClose}
        />
      </div>
    </Dialog>
  );
}
