import type { ReactNode } from "react";
import { Form } from "react-router";
import Magnifier from "~icons/mdi/magnify";
import styles from "./SearchForm.module.css";

interface Props {
  /** Address that answers with what is found, in its parameter `search`. */
  action: string;
  label: string;
  /** Name of the button, for readers only. */
  find: string;
  value: string;
  maxLength: number;
  /** Hidden fields that the address keeps. */
  children?: ReactNode;
}

/** A plain form: its answer is an address, so it works before the page's scripts do, and can be sent to others. */
export function SearchForm({ action, label, find, value, maxLength, children }: Props) {
  return (
    <Form role="search" action={action} className={styles.form}>
      {children}
      <Magnifier aria-hidden className={styles.icon} />
      <input
        type="search"
        name="search"
        defaultValue={value}
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        className={styles.input}
      />
      <button type="submit" className="visually-hidden">
        {find}
      </button>
    </Form>
  );
}
