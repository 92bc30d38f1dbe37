import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { TableFieldsFragment } from "@/operations/betting/generated.ts";
import { Shield } from "@/ui/marks/Shield.tsx";
import { FormChips } from "./FormChips.tsx";
import styles from "./StandingsTable.module.css";
import { useStatisticUrl } from "@/platform/site/useStatisticUrl.ts";

type Group = TableFieldsFragment["groups"][number];
type Row = Group["rows"][number];

interface Props {
  table: TableFieldsFragment;
  /** Teams to mark. */
  marked?: readonly string[];
  /** Only the rows next to the marked ones. */
  isShort?: boolean;
}

const NOBODY: readonly string[] = [];
/** Rows beside a marked one that a short table keeps. */
const NEIGHBOURS = 1;

/** A championship's table, or those of its groups. */
export function StandingsTable({ table, marked = NOBODY, isShort = false }: Props) {
  const { t } = useTranslation("statistics");
  const groups = isShort
    ? table.groups.filter(({ rows }) => rows.some(({ team }) => marked.includes(team.id)))
    : table.groups;
  return (
    <div className={styles.tables}>
      {groups.map((group) => (
        <GroupTable
          key={group.name ?? ""}
          group={group}
          caption={
            group.name === null ? `${table.championship.name} ${table.season}` : t("group", { name: group.name })
          }
          isNamed={group.name !== null}
          marked={marked}
          isShort={isShort}
        />
      ))}
    </div>
  );
}

function GroupTable({
  group,
  caption,
  isNamed,
  marked,
  isShort,
}: {
  group: Group;
  caption: string;
  isNamed: boolean;
  marked: readonly string[];
  isShort: boolean;
}) {
  const { t } = useTranslation("statistics");
  const hasPoints = group.rows.some(({ points }) => points !== null);
  const hasDraws = group.rows.some(({ drawn }) => drawn > 0);
  const hasLate = group.rows.some(({ lostLate }) => lostLate > 0);
  const near = new Set(
    group.rows.flatMap(({ team }, index) =>
      marked.includes(team.id)
        ? Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, step) => index - NEIGHBOURS + step)
        : [],
    ),
  );
  const rows = isShort ? group.rows.filter((_row, index) => near.has(index)) : group.rows;
  return (
    <table className={styles.table}>
      <caption className={isNamed ? styles.caption : "visually-hidden"}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t("position")}</span>
            <span aria-hidden>#</span>
          </th>
          <th scope="col" className={styles.team}>
            {t("team")}
          </th>
          <Head name="played" />
          <Head name="won" />
          {hasDraws ? <Head name="drawn" /> : null}
          <Head name="lost" />
          {hasLate ? <Head name="lostLate" /> : null}
          <Head name="goals" />
          <Head name={hasPoints ? "points" : "winShare"} />
          <th scope="col" className={styles.form}>
            {t("form")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={row.team.id}
            row={row}
            isMarked={marked.includes(row.team.id)}
            hasDraws={hasDraws}
            hasLate={hasLate}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ name }: { name: "played" | "won" | "drawn" | "lost" | "lostLate" | "goals" | "points" | "winShare" }) {
  const { t } = useTranslation("statistics");
  return (
    <th scope="col">
      <abbr title={t(`column.${name}`)} dir="auto">
        {t(`columnShort.${name}`)}
      </abbr>
    </th>
  );
}

function TableRow({
  row,
  isMarked,
  hasDraws,
  hasLate,
}: {
  row: Row;
  isMarked: boolean;
  hasDraws: boolean;
  hasLate: boolean;
}) {
  const { t } = useTranslation("statistics");
  const statisticUrl = useStatisticUrl();
  const { team } = row;
  const name = (
    <>
      <Shield id={team.id} color={team.color} secondColor={team.secondColor} />
      <span>{team.name}</span>
      {isMarked ? <span className="visually-hidden">, {t("inThisGame")}</span> : null}
    </>
  );
  return (
    <tr data-marked={isMarked || undefined}>
      <td className={styles.rank}>{row.position}</td>
      <th scope="row" className={styles.team}>
        {statisticUrl === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link to={statisticUrl("team", team.id)} className={styles.name}>
            {name}
          </Link>
        )}
      </th>
      <td>{row.played}</td>
      <td>{row.won}</td>
      {hasDraws ? <td>{row.drawn}</td> : null}
      <td>{hasLate ? row.lost - row.lostLate : row.lost}</td>
      {hasLate ? <td>{row.lostLate}</td> : null}
      <td>
        <bdi className="number" translate="no">
          {row.scored}:{row.conceded}
        </bdi>
      </td>
      <td className={styles.points}>
        <bdi className="number" translate="no">
          {row.points ?? row.winShare.replace(/^0/, "")}
        </bdi>
      </td>
      <td className={styles.form}>
        <FormChips outcomes={row.form} />
      </td>
    </tr>
  );
}
