import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { OptionRow } from "./OptionRow.tsx";
import { KINDS, type Option } from "./options.ts";
import styles from "./Search.module.css";

interface Props {
  id: string;
  options: readonly Option[];
  /** Key of the option that Enter opens. */
  active: string | undefined;
  onHover(key: string): void;
  onFollow(): void;
}

/** Options by their kinds; the active one is kept in view. */
export function OptionList({ id, options, active, onHover, onFollow }: Props) {
  const { t } = useTranslation("search");

  useEffect(
    function keepActiveInView() {
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
    },
    [id, active],
  );

  return (
    <div id={id} role="listbox" aria-label={t("title")} hidden={options.length === 0}>
      {KINDS.map((kind) => {
        const own = options.filter((option) => option.kind === kind);
        return own.length === 0 ? null : (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={styles.kind} role="presentation">
              {t(kind === "games" ? "kind.games" : kind === "teams" ? "kind.teams" : "kind.championships")}
            </p>
            {own.map((option) => (
              // The field keeps the focus; for the pointer it is a link like any other.
              <Link
                key={option.key}
                id={`${id}-${option.key}`}
                role="option"
                aria-selected={option.key === active}
                tabIndex={-1}
                to={option.to}
                className={styles.option}
                onPointerMove={() => {
                  if (option.key !== active) onHover(option.key);
                }}
                onClick={onFollow}
              >
                <OptionRow option={option} />
              </Link>
            ))}
          </div>
        );
      })}
    </div>
  );
}
