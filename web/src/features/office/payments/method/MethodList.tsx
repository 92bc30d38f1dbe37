import { useId } from "react";
import { useTranslation } from "react-i18next";
import { KindIcon } from "./KindIcon.tsx";
import styles from "./MethodList.module.css";
import type { Method } from "./paymentMethod.ts";
import { useMethodText } from "./useMethodText.ts";

interface Props {
  label: string;
  methods: readonly Method[];
  chosenId: string | null;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  isLocked: boolean;
  onChoose(id: string): void;
}

/** Ways to pay as rows that can be compared: time, fee and bounds. One that can't be used now says why. */
export function MethodList({ label, methods, chosenId, error, isLocked, onChoose }: Props) {
  const id = useId();
  const { t } = useTranslation("payments");
  const { timeOf, feeOf, boundsOf } = useMethodText();
  return (
    <fieldset className={styles.list} disabled={isLocked}>
      <legend className={styles.legend}>{label}</legend>
      {methods.map((method) => (
        <label key={method.id} className={styles.row}>
          <input
            type="radio"
            name={id}
            value={method.id}
            checked={method.id === chosenId}
            disabled={method.blocked !== null}
            aria-describedby={method.id === chosenId && error !== undefined ? `${id}-error` : undefined}
            onChange={() => onChoose(method.id)}
          />
          <span className={styles.icon}>
            <KindIcon kind={method.kind} />
          </span>
          <span className={styles.what}>
            <strong>{method.name}</strong>
            {method.blocked === null ? null : <span>{t(`blocked.${method.blocked}`)}</span>}
            {method.id !== chosenId || method.banks.length === 0 ? null : (
              <span>{t("banks", { names: method.banks.join(", ") })}</span>
            )}
          </span>
          <span className={styles.facts}>
            <span>{timeOf(method)}</span>
            <span>{feeOf(method)}</span>
          </span>
          <span className={styles.bounds}>{boundsOf(method)}</span>
        </label>
      ))}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
