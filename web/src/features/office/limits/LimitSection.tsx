import { useTranslation } from "react-i18next";
import type { LimitSection as SectionName } from "@/operations/types.generated.ts";
import { LimitRow } from "./LimitRow.tsx";
import styles from "./LimitsPage.module.css";
import { isExclusion, type Limit, waitingOf } from "./waiting.ts";

/** One group of limits (SPEC 3.14), with the reason where its fields are closed (SPEC 4.66, 4.67). */
export function LimitSection({ section, limits }: { section: SectionName; limits: readonly Limit[] }) {
  const { t } = useTranslation("limits");
  const id = `limits-${section.toLowerCase()}`;
  // A limit that is closed for its own sake says so itself; here it is stated of those closed along with it.
  const isClosedWith = limits.some(
    (limit) =>
      !limit.isChangeable && waitingOf(limit)?.needApprove !== true && !(isExclusion(limit) && limit.endsAt !== null),
  );
  const reason = limits.some((limit) => isExclusion(limit) && limit.endsAt !== null)
    ? "closed.excluded"
    : "closed.waits";
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.top}>
        <h2 id={id}>{t(`section.${section}.title`)}</h2>
        <p>{t(`section.${section}.lead`)}</p>
      </header>
      {isClosedWith ? (
        <p className={styles.closed} role="status">
          {t(reason)}
        </p>
      ) : null}
      <ul>
        {limits.map((limit) => (
          <li key={limit.id}>
            <LimitRow limit={limit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
