import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { CheckField } from "@/ui/fields/CheckField.tsx";
import { Flag } from "@/ui/marks/Flag.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import styles from "./Registration.module.css";
import { ageIn, type Options, type Rules, type Values } from "./values.ts";
import { fieldWords } from "./words.ts";

interface Props {
  form: UseFormReturn<Values, Rules>;
  options: Options;
  /** Mailing flags make sense where there is something to write to. */
  hasMail: boolean;
  hasPhone: boolean;
}

/** Country, currency and promo code: what every way to register asks (SPEC 3.28). */
export function PlaceFields({ form, options }: Pick<Props, "form" | "options">) {
  const { t } = useTranslation("registration");
  const { register, setValue, getFieldState, control } = form;
  const { errors } = useFormState({ control });
  const countryId = useWatch({ control, name: "countryId" });
  const age = ageIn(options, countryId);
  const wrong = (field: keyof Values) =>
    errors[field]?.type === undefined ? undefined : fieldWords(t, field, String(errors[field].type), age);
  const country = options.countries.find(({ id }) => id === countryId);

  /** A country brings its currency along, unless another was chosen by hand. */
  function follow(id: string) {
    const currencyId = options.countries.find((one) => one.id === id)?.currencyId;
    if (currencyId != null && !getFieldState("currencyId").isDirty) setValue("currencyId", currencyId);
  }

  return (
    <>
      <SelectField
        label={t("country")}
        autoComplete="country"
        lead={<Flag code={country?.code ?? null} size={20} />}
        options={options.countries.map(({ id, name }) => ({ value: id, name }))}
        placeholder={t("choose")}
        error={wrong("countryId")}
        {...register("countryId", { onChange: (event: { target: { value: string } }) => follow(event.target.value) })}
      />
      <SelectField
        label={t("currency")}
        options={(options.currencies ?? []).map(({ id, name, code }) => ({ value: id, name: `${name} (${code})` }))}
        placeholder={t("choose")}
        error={wrong("currencyId")}
        {...register("currencyId")}
      />
      <TextField
        label={t("promoCode")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        error={wrong("promoCode")}
        {...register("promoCode")}
      />
    </>
  );
}

const MAILINGS = ["mailNews", "mailDeposits", "mailBets"] as const;

/** The first deposit's bonus, mailings and terms: what every way to register ends with (SPEC 3.28, 3.31). */
export function CommonFields({ form, options, hasMail, hasPhone }: Props) {
  const { t } = useTranslation("registration");
  const lang = useLanguage();
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const age = ageIn(options, useWatch({ control, name: "countryId" }));
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t("bonus.title")}</legend>
        {options.bonusChoices.map((choice) => (
          <CheckField
            key={choice}
            type="radio"
            label={t(`bonus.${choice}`)}
            value={choice}
            {...register("bonusChoice")}
          />
        ))}
      </fieldset>
      {hasMail || hasPhone ? (
        <fieldset className={styles.choices}>
          <legend>{t("mailing.title")}</legend>
          {hasMail
            ? MAILINGS.map((name) => <CheckField key={name} label={t(`mailing.${name}`)} {...register(name)} />)
            : null}
          {hasPhone ? <CheckField label={t("mailing.smsNews")} {...register("smsNews")} /> : null}
        </fieldset>
      ) : null}
      <CheckField
        label={
          <>
            {t("terms", { age })}{" "}
            <Link to={urls.page(lang, "rules", { ruleGroup: "1" })} target="_blank" rel="noopener">
              {t("termsLink")}
            </Link>
          </>
        }
        error={
          errors.acceptsTerms?.type === undefined
            ? undefined
            : fieldWords(t, "acceptsTerms", String(errors.acceptsTerms.type), age)
        }
        {...register("acceptsTerms")}
      />
    </>
  );
}
