import type { ReactNode } from "react";
import styles from "./DebugPage.module.css";

interface Props {
  head: readonly string[];
  /** The first of each is its key and is not shown. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** A table of what a page stands on. */
export function Table({ head, rows }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              {head.map((title, column) => (
                <td key={title}>
                  <bdi translate="no" dir="ltr">
                    {cells[column]}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
