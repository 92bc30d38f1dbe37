import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { DOCUMENT_TYPES, PROVEN_FIELDS } from "#shared/people/verification.ts";
import { type PersonalDetailsFieldsFragment, useSavePersonalDetailsMutation } from "@/operations/office/generated.ts";
import { useNotifications } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import styles from "./Verification.module.css";

const FIELDS = [
  { name: "name", autoComplete: "given-name" },
  { name: "surname", autoComplete: "family-name" },
  { name: "birthDate", type: "date", autoComplete: "bday" },
  { name: "passport", autoComplete: "off" },
  { name: "passportDate", type: "date", autoComplete: "off" },
  { name: "passportEndDate", type: "date", autoComplete: "off" },
  { name: "registrationAddress", autoComplete: "street-address" },
  { name: "taxNumber", autoComplete: "off" },
] as const;
type Field = (typeof FIELDS)[number]["name"];

/** The player's personal data (SPEC 3.11); what a document has proved can be read only, what is missing can be added. */
export function DetailsForm({ details }: { details: PersonalDetailsFieldsFragment }) {
  const id = useId();
  const { t } = useTranslation("verification");
  const notifications = useNotifications();
  const [save, { loading }] = useSavePersonalDetailsMutation();
  const [typed, setTyped] = useState<Partial<Record<Field | "documentTypeId", string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isLocked = (field: Field | "documentTypeId") =>
    details.isLocked && details[field] !== null && PROVEN_FIELDS.some((name) => name === field);
  const valueOf = (field: Field | "documentTypeId") => typed[field] ?? String(details[field] ?? "");
  const change = (field: Field | "documentTypeId", value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _mended, "": _all, ...others }) => others);
  };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const documentType = valueOf("documentTypeId");
    const input = {
      ...Object.fromEntries(FIELDS.map(({ name }) => [name, valueOf(name) || null])),
      documentTypeId: documentType === "" ? null : Number(documentType),
    };
    const answer = await save({ variables: { input }, context: { hasOwnErrors: true } }).catch(() => undefined);
    const payload = answer?.data?.savePersonalDetails;
    if (payload == null) {
      setErrors({ "": t("network") });
      return;
    }
    setErrors(Object.fromEntries(payload.errors.map(({ path, message }) => [path?.[0] ?? "", message])));
    if (payload.errors.length > 0) return;
    setTyped({});
    notifications.show({ kind: "success", view: "toast", text: t("details.saved") });
  }

  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t("details.title")}</h2>
      <p className={styles.soft}>{details.isLocked ? t("details.lockedText") : t("details.text")}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label={t("details.documentType")}
          value={valueOf("documentTypeId")}
          placeholder={t("details.choose")}
          disabled={isLocked("documentTypeId")}
          error={errors["documentTypeId"]}
          options={DOCUMENT_TYPES.map((type) => ({ value: String(type), name: t(`details.type.${type}`) }))}
          onChange={({ target }) => change("documentTypeId", target.value)}
        />
        {FIELDS.map(({ name, ...rest }) => (
          <TextField
            key={name}
            {...rest}
            label={t(`details.${name}`)}
            name={name}
            maxLength={200}
            dir="auto"
            value={valueOf(name)}
            readOnly={isLocked(name)}
            error={errors[name]}
            onChange={({ target }) => change(name, target.value)}
          />
        ))}
        <div className={styles.actions}>
          <Button type="submit" look="primary" isBusy={loading}>
            {t("details.save")}
          </Button>
          {errors[""] === undefined ? null : (
            <p className={styles.problem} role="alert">
              {errors[""]}
            </p>
          )}
        </div>
      </form>
    </section>
  );
}
