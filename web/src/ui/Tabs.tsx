import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./Tabs.module.css";

interface Props<Value extends string> {
  label: string;
  value: Value;
  tabs: readonly { value: Value; name: string; isDisabled?: boolean }[];
  onChange(value: Value): void;
  children: ReactNode;
}

/** A row of tabs and the panel of the chosen one. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, children }: Props<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} disabled={tab.isDisabled ?? false} className={styles.tab}>{tab.name}</Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className={styles.panel} tabIndex={-1}>{children}</Base.Panel>
    </Base.Root>
  );
}
