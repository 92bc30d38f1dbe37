import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Fields.module.css";
import type { Instrument } from "./paymentMethod.ts";
import { isolated } from "./sums.ts";
import { useMethodText } from "./useMethodText.ts";

interface Props {
  label: string;
  instruments: readonly Instrument[];
  /** Token of the chosen one; "" for another than these. */
  chosen: string;
  /** Words of the choice beside the known ones; without them one of these has to be taken. */
  otherLabel?: string;
  error?: string | undefined;
  isLocked: boolean;
  onChoose(token: string): void;
}

/** Cards and accounts the player paid with before, as the payment provider remembers them. */
export function InstrumentChoice({ label, instruments, chosen, otherLabel, error, isLocked, onChoose }: Props) {
  const id = useId();
  const { t } = useTranslation("payments");
  const { instrumentName } = useMethodText();
  const option = (token: string, name: string, note: string | null) => (
    <label key={token} className={styles.option}>
      <input
        type="radio"
        name={id}
        value={token}
        checked={chosen === token}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={() => onChoose(token)}
      />
      <span>{name}</span>
      {note === null ? null : <small>{note}</small>}
    </label>
  );
  return (
    <fieldset className={styles.choice} disabled={isLocked}>
      <legend>{label}</legend>
      {instruments.map(({ token, expiry, ...rest }) =>
        option(token, instrumentName(rest), expiry === null ? null : t("expires", { expiry: isolated(expiry) })),
      )}
      {otherLabel === undefined ? null : option("", otherLabel, null)}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
