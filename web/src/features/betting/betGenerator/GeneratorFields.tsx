import { useTranslation } from "react-i18next";
import type { SportsTreeQuery } from "@/operations/betting/generated.ts";
import { Tabs } from "@/ui/layout/Tabs.tsx";
import { SumField } from "@/ui/fields/amount/SumField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import styles from "./BetGenerator.module.css";
import type { Proposals } from "./useGenerator.ts";
import { HOURS, LEGS, type GeneratorForm, type FormProblem } from "./generatorForm.ts";

interface Props {
  form: GeneratorForm;
  sections: readonly GeneratorForm["section"][];
  currency: string;
  sports: NonNullable<SportsTreeQuery["sports"]>;
  problems: Partial<Record<keyof GeneratorForm, FormProblem>>;
  refusals: Proposals["refusals"];
  onChange(part: Partial<GeneratorForm>): void;
}

interface Choice {
  value: string;
  name: string;
}

/** A select with its name above it, as the text fields have theirs. */
function Field({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Choice[];
  onChange(value: string): void;
}) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What a player may ask for. What is wrong stands at its field. */
export function GeneratorFields({ form, sections, currency, sports, problems, refusals, onChange }: Props) {
  const { t } = useTranslation("expresses");
  const errorAt = (name: keyof GeneratorForm) => {
    const code = problems[name] ?? refusals.find(({ field }) => field === name)?.code;
    return code === undefined ? undefined : t(`generator.error.${code}`);
  };
  const sum = (name: "stake" | "win", label: string) => (
    <SumField
      label={label}
      currency={currency}
      value={form[name]}
      error={errorAt(name)}
      onChange={(amount) => onChange({ [name]: amount })}
    />
  );
  const price = (name: "coefFrom" | "coefTo", label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={form[name]}
      error={errorAt(name)}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  const sportChoices = form.sportId === "" || sports.some(({ id }) => id === form.sportId) ? sports : [];
  return (
    <>
      <Tabs
        label={t("generator.goal")}
        value={form.goal}
        onChange={(goal) => onChange({ goal })}
        tabs={[
          { value: "win", name: t("generator.byWin") },
          { value: "coef", name: t("generator.byCoef") },
        ]}
      >
        <div className={styles.pair}>
          {form.goal === "win" ? (
            <>
              {sum("stake", `${t("generator.stake")}, ${currency}`)}
              {sum("win", `${t("generator.win")}, ${currency}`)}
            </>
          ) : (
            <>
              {price("coefFrom", t("generator.coefFrom"))}
              {price("coefTo", t("generator.coefTo"))}
            </>
          )}
        </div>
      </Tabs>
      <div className={styles.pair}>
        <Field
          label={t("generator.section")}
          value={form.section}
          onChange={(section) => onChange({ section: section as GeneratorForm["section"] })}
          options={sections.map((value) => ({ value, name: t(`generator.sections.${value}`) }))}
        />
        <Field
          label={t("generator.sport")}
          value={form.sportId}
          onChange={(sportId) => onChange({ sportId })}
          options={[
            { value: "", name: t("generator.allSports") },
            ...sportChoices.map(({ id, name }) => ({ value: id, name })),
          ]}
        />
        {form.section === "LIVE" ? null : (
          <Field
            label={t("generator.within")}
            value={form.hours}
            onChange={(hours) => onChange({ hours })}
            options={[
              ...HOURS.map((value) => ({
                value,
                name:
                  Number(value) < 48
                    ? t("generator.hours", { count: Number(value) })
                    : t("generator.days", { count: Number(value) / 24 }),
              })),
              { value: "", name: t("generator.anyTime") },
            ]}
          />
        )}
        <Field
          label={t("generator.legs")}
          value={form.legs}
          onChange={(legs) => onChange({ legs })}
          options={[
            { value: "", name: t("generator.anyLegs") },
            ...LEGS.map((value) => ({ value, name: t("legs", { count: Number(value) }) })),
          ]}
        />
      </div>
    </>
  );
}
