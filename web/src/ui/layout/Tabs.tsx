import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./Tabs.module.css";

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** A hint says why a tab can't be chosen. */
  tabs: readonly { value: Value; name: string; isDisabled?: boolean; hint?: string | undefined }[];
  /** What stands beside the tabs, such as a list of more. */
  after?: ReactNode;
  listClass?: string | undefined;
  onChange(value: Value): void;
  children: ReactNode;
}

/** A row of tabs and the panel of the chosen one. */
export function Tabs<Value extends string>({ label, value, tabs, after, listClass, onChange, children }: Props<Value>) {
  const list = (
    <Base.List className={styles.list} aria-label={label} activateOnFocus>
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          disabled={tab.isDisabled ?? false}
          className={styles.tab}
          title={tab.hint}
        >
          {tab.name}
          {tab.hint === undefined ? null : <span className="visually-hidden">{`, ${tab.hint}`}</span>}
        </Base.Tab>
      ))}
    </Base.List>
  );
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      {after === undefined ? (
        list
      ) : (
        <div className={listClass}>
          {list}
          {after}
        </div>
      )}
      <Base.Panel value={value} className={styles.panel} tabIndex={-1}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
