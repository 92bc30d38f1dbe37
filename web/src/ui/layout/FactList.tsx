import { Fragment, type ReactNode } from "react";

export type Fact = readonly [name: string, value: ReactNode];

/** Names with what they come to, a line each. */
export function FactList({ facts, label, className }: { facts: readonly Fact[]; label?: string; className?: string }) {
  return (
    <dl className={className} aria-label={label}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
