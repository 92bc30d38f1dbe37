import type { InputHTMLAttributes } from "react";
import styles from "./Switch.module.css";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "checked" | "className"> {
  checked: boolean;
}

/** Something that is on or off, and changes at once. Its words stand beside it. */
export function Switch(props: Props) {
  return <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className={styles.switch} />;
}
