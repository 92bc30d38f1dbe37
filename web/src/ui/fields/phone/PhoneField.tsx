import { type ChangeEvent, type Ref, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-down";
import { digitsOf } from "#shared/typed/digits.ts";
import { usePhoneReader } from "./phoneReader.ts";
import { usePhoneCountries } from "./usePhoneCountries.ts";
import { Flag } from "@/ui/marks/Flag.tsx";
import styles from "./PhoneField.module.css";
import {
  caretAfter,
  dialledWith,
  isSettled,
  LONGEST_TYPED,
  masked,
  type PhoneValue,
  readValue,
  settledPhone,
} from "./phoneText.ts";
import fieldStyles from "../TextField.module.css";

export const NO_PHONE: PhoneValue = { country: "", code: "", number: "" };

interface Props {
  label: string;
  value: PhoneValue;
  /** What is wrong with the value, in words. */
  error?: string | undefined;
  isDisabled?: boolean;
  /** Marked as wrong where the words about it stand elsewhere. */
  isInvalid?: boolean;
  /** The number's input, to put the focus on. */
  ref?: Ref<HTMLInputElement>;
  onChange(value: PhoneValue): void;
  onBlur?(): void;
}

/**
 * What is typed while no countries are known: a whole phone is kept with the plus it begins with, for a list that comes
 * later.
 */
function unlisted(text: string, country: string): PhoneValue {
  const digits = digitsOf(text);
  return /^\s*[+＋]/.test(text)
    ? { country: "", code: `+${digits.slice(0, 1)}`, number: digits.slice(1, 1 + LONGEST_TYPED) }
    : { country, code: "", number: digits.slice(0, LONGEST_TYPED) };
}

/**
 * A phone: its country with flag and dialling code, and the number as that country writes it. A whole phone that is
 * pasted finds its country, and one that is written as at home loses what stands before it only there. Below stands the
 * phone that a message would go to.
 */
export function PhoneField({
  label,
  value,
  error,
  isDisabled = false,
  isInvalid = false,
  ref,
  onChange,
  onBlur,
}: Props) {
  const { t } = useTranslation("fields");
  const id = useId();
  const { countries, initial } = usePhoneCountries();
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  const isoCode = value.country === "" ? initial : value.country;
  const country = countries.find(({ code }) => code === isoCode);
  const mask = country?.mask ?? null;
  const read = usePhoneReader();
  const found = value.number !== "" ? (read?.(value.number, { code: value.code, country: isoCode }) ?? null) : null;
  const isListed = countries.length > 0;
  const shown = isListed ? masked(value.number, mask?.mask ?? null) : value.code + value.number;

  // A masked text is written again at each key: without this the caret would jump to its end.
  useLayoutEffect(function keepCaret() {
    if (caret.current === null || document.activeElement !== input.current) return;
    const place = caretAfter(shown, caret.current);
    input.current?.setSelectionRange(place, place);
    caret.current = null;
  });

  /** While it is typed a phone may still grow: only one that its mask can't hold is read before its end. */
  function tell(next: PhoneValue, { mask: own }: { mask: { maxDigits: number } | null }) {
    const isWhole = next.number.length > (own?.maxDigits ?? LONGEST_TYPED);
    onChange(isWhole ? readValue(next, countries, read) : next);
  }

  function end() {
    const whole = readValue(value, countries, read);
    if (whole.number !== value.number) onChange(whole);
    onBlur?.();
  }

  /** What was typed before the countries came gets the code of one. */
  const settle = useEffectEvent(() => {
    if (!isSettled(value)) onChange(readValue(settledPhone(value, countries, initial), countries, read));
  });
  useEffect(
    function settleWhenListed() {
      if (isListed) settle();
    },
    [isListed],
  );

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    if (!isListed) {
      onChange(unlisted(target.value, value.country));
      return;
    }
    const whole = dialledWith(target.value, countries);
    if (whole !== null) {
      // Several countries share a code: the one that is chosen stays.
      const next = country?.phoneCode === whole.country.phoneCode ? country : whole.country;
      tell({ country: next.code, code: next.phoneCode, number: whole.number.slice(0, LONGEST_TYPED) }, next);
      return;
    }
    caret.current = digitsOf(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    tell(
      {
        country: isoCode,
        code: country?.phoneCode ?? value.code,
        number: digitsOf(target.value).slice(0, LONGEST_TYPED),
      },
      { mask },
    );
  }

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const next = countries.find(({ code }) => code === target.value);
    if (next === undefined) return;
    tell({ country: next.code, code: next.phoneCode, number: value.number }, next);
    input.current?.focus();
  }

  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.row} dir="ltr">
        <span className={styles.country}>
          <Flag code={country?.code ?? null} size={20} />
          {isListed ? <span aria-hidden>{country?.phoneCode ?? "+"}</span> : null}
          <Chevron aria-hidden />
          <select
            aria-label={t("phoneCountry")}
            title={country?.name}
            value={isoCode}
            disabled={isDisabled || !isListed}
            autoComplete="off"
            className={styles.select}
            onChange={choose}
          >
            {countries.map(({ code, name, phoneCode }) => (
              <option key={code} value={code}>{`${name} ${phoneCode}`}</option>
            ))}
          </select>
        </span>
        <input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          disabled={isDisabled}
          className={`${fieldStyles.input} ${styles.number}`}
          value={shown}
          placeholder={isListed ? mask?.mask.replaceAll("#", "0") : "+"}
          ref={(element) => {
            input.current = element;
            if (typeof ref === "function") ref(element);
            else if (ref) ref.current = element;
          }}
          aria-invalid={error !== undefined || isInvalid}
          aria-describedby={error === undefined ? (found === null ? undefined : `${id}-read`) : `${id}-error`}
          onChange={type}
          onBlur={end}
        />
      </span>
      {found === null || error !== undefined ? null : (
        <p id={`${id}-read`} className={styles.read}>
          {t("phoneRead", { phone: `\u2066${found.shown}\u2069` })}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
