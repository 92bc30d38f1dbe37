import { Controller, type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PasswordField } from "@/ui/fields/PasswordField.tsx";
import { PhoneField } from "@/ui/fields/phone/PhoneField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { ageIn, type Options, type Rules, type Values } from "./values.ts";
import { fieldWords } from "./words.ts";

interface Props {
  form: UseFormReturn<Values, Rules>;
  options: Options;
}

/** What only the whole form asks. */
export function FullFields({ form: { register, control }, options }: Props) {
  const { t } = useTranslation("registration");
  const { errors } = useFormState({ control });
  const age = ageIn(options, useWatch({ control, name: "countryId" }));
  const wrong = (field: keyof Values) =>
    errors[field]?.type === undefined ? undefined : fieldWords(t, field, String(errors[field].type), age);
  return (
    <>
      <TextField
        label={t("email")}
        type="email"
        autoComplete="email"
        dir="ltr"
        error={wrong("email")}
        {...register("email")}
      />
      <PasswordField
        label={t("password")}
        autoComplete="new-password"
        hint={t("passwordHint")}
        error={wrong("password")}
        {...register("password")}
      />
      <TextField label={t("name")} autoComplete="given-name" error={wrong("name")} {...register("name")} />
      <TextField label={t("surname")} autoComplete="family-name" error={wrong("surname")} {...register("surname")} />
      <TextField
        label={t("birthday")}
        type="date"
        autoComplete="bday"
        error={wrong("birthday")}
        {...register("birthday")}
      />
    </>
  );
}

/** The phone that a code goes to. */
export function PhoneFields({ form: { control } }: Pick<Props, "form">) {
  const { t } = useTranslation("registration");
  return (
    <Controller
      control={control}
      name="phone"
      render={({ field, fieldState: { error } }) => (
        <PhoneField
          label={t("phone")}
          value={field.value}
          ref={field.ref}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={error?.type === undefined ? undefined : fieldWords(t, "phone", String(error.type), 0)}
        />
      )}
    />
  );
}
