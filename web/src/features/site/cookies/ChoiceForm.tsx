import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/ui/fields/Button.tsx";
import type { Choice } from "./consent.ts";
import styles from "./Cookies.module.css";

const OPTIONAL = ["functional", "marketing"] as const;

interface Props {
  initial: Choice;
  onChoose(choice: Choice): void;
  /** Whether it takes the focus of what it stands in for. */
  isFocused?: boolean;
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>("input:enabled")?.focus();

/** The types of cookies, each with what it means; nothing is chosen beforehand. */
export function ChoiceForm({ initial, onChoose, isFocused = false }: Props) {
  const { t } = useTranslation("cookies");
  const [choice, setChoice] = useState(initial);
  return (
    <form
      ref={isFocused ? focusFirst : null}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(choice);
      }}
    >
      <div className={styles.type}>
        <input type="checkbox" id="cookies-necessary" checked disabled aria-describedby="cookies-necessary-text" />
        <label htmlFor="cookies-necessary">
          {t("types.necessary")} <small>{t("alwaysOn")}</small>
        </label>
        <p id="cookies-necessary-text">{t("texts.necessary")}</p>
      </div>
      {OPTIONAL.map((type) => (
        <div key={type} className={styles.type}>
          <input
            type="checkbox"
            id={`cookies-${type}`}
            checked={choice[type]}
            aria-describedby={`cookies-${type}-text`}
            onChange={({ target }) => setChoice({ ...choice, [type]: target.checked })}
          />
          <label htmlFor={`cookies-${type}`}>{t(`types.${type}`)}</label>
          <p id={`cookies-${type}-text`}>{t(`texts.${type}`)}</p>
        </div>
      ))}
      <div className={styles.buttons}>
        <Button type="submit">{t("save")}</Button>
        <Button onClick={() => onChoose({ functional: false, marketing: false })}>{t("onlyNecessary")}</Button>
        <Button onClick={() => onChoose({ functional: true, marketing: true })}>{t("acceptAll")}</Button>
      </div>
    </form>
  );
}
