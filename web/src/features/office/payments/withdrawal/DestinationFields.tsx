import { useTranslation } from "react-i18next";
import styles from "@/features/office/payments/method/Fields.module.css";
import type { Method } from "@/features/office/payments/method/paymentMethod.ts";
import type { DetailName } from "@/features/office/payments/method/refusals.ts";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { DeskField } from "./DeskField.tsx";
import { type Details, detailsNeeded } from "./destination.ts";

/** What browsers may fill in. */
const AUTOCOMPLETE: Readonly<Partial<Record<DetailName, string>>> = { holder: "name" };
const LONGEST = 100;

interface Props {
  method: Pick<Method, "destination" | "networks">;
  /** What the account is in: not every cash desk has it. */
  currency: string;
  details: Details;
  errorAt(name: DetailName): string | undefined;
  isLocked: boolean;
  onChange(name: DetailName, value: string): void;
}

/** Where a withdrawal goes: the fields that its method needs. */
export function DestinationFields({
  method: { destination, networks },
  currency,
  details,
  errorAt,
  isLocked,
  onChange,
}: Props) {
  const { t } = useTranslation("withdrawal");
  const names = detailsNeeded(destination, details);
  if (names.length === 0) return null;
  return (
    <div className={styles.details}>
      {names.map((name) =>
        name === "network" ? (
          <SelectField
            key={name}
            label={t("field.network")}
            value={details.network ?? ""}
            placeholder={t("wrong.network")}
            disabled={isLocked}
            error={errorAt(name)}
            options={networks.map((network) => ({ value: network, name: network }))}
            onChange={({ target }) => onChange(name, target.value)}
          />
        ) : name === "point" ? (
          <DeskField
            key={name}
            label={t("field.point")}
            placeholder={t("wrong.point")}
            value={details.point ?? ""}
            currency={currency}
            disabled={isLocked}
            error={errorAt(name)}
            onChange={(code) => onChange(name, code)}
          />
        ) : (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            name={name}
            value={details[name] ?? ""}
            readOnly={isLocked}
            error={errorAt(name)}
            autoComplete={AUTOCOMPLETE[name] ?? "off"}
            spellCheck={false}
            maxLength={LONGEST}
            dir={name === "holder" ? "auto" : "ltr"}
            onChange={({ target }) => onChange(name, target.value)}
          />
        ),
      )}
      {destination === "ADDRESS" ? <p className={styles.hint}>{t("check")}</p> : null}
    </div>
  );
}
