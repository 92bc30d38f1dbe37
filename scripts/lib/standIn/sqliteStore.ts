/**
 * The database of a stand-in for a third party: one SQLite file, in which each commit is on the disk before anybody hears
 * of it, unless it says that it may be lost. Calls are synchronous, so nothing comes between the statements of a transaction.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

type Values = Readonly<Record<string, SQLInputValue>>;

export interface SqliteStore {
  /** First row of a query. The caller names the type that the columns have. */
  get<Row>(sql: string, values?: Values): Row | undefined;
  all<Row>(sql: string, values?: Values): Row[];
  /** Carries out a statement; answers how many rows it changed. */
  run(sql: string, values?: Values): number;
  /** All of the work or nothing. Within another transaction it is a part of that one. */
  transact<Result>(work: () => Result): Result;
  /**
   * The same without waiting for the disk, which holds up everybody: for what may be lost when the machine stops, or with
   * `onDisk` after it. What came before it is kept in any case, and a killed process loses nothing.
   */
  transactLightly<Result>(work: () => Result): Result;
  /** Waits until all that was committed is on the disk: once for everybody who asks at the same time. */
  onDisk(): Promise<void>;
  /** Called after each commit of a transaction. */
  onCommit(listener: () => void): void;
  /** @throws the database's error while it takes no writes, as with a full disk */
  probe(): void;
  close(): void;
}

export interface SqliteFile {
  /** Whose it is. */
  name: string;
  /** What brings it up to date; `user_version` counts those it has had. `pulse` is a table that a probe writes to. */
  steps: readonly string[];
}

/** How long a write waits for another process that has the file, milliseconds. */
const BUSY_MS = 5000;

/** @throws Error when a newer version has had the file */
function bringUpToDate(database: DatabaseSync, { name, steps }: SqliteFile): void {
  const { user_version: had } = database.prepare("pragma user_version").get() as { user_version: number };
  if (had > steps.length) throw new Error(`The ${name}'s database was made by a newer version.`);
  for (const [index, step] of steps.entries()) {
    if (index < had) continue;
    database.exec(`begin immediate; ${step}; pragma user_version = ${index + 1}; commit`);
  }
}

/** Opens `<name>.sqlite` in a folder, which is made if it isn't there. */
export function openSqlite(folder: string, file: SqliteFile): SqliteStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, `${file.name}.sqlite`), { timeout: BUSY_MS });
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  bringUpToDate(database, file);

  const statements = new Map<string, StatementSync>();
  const listeners: (() => void)[] = [];
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };

  const run: SqliteStore["run"] = (sql, values = {}) => Number(prepared(sql).run(values).changes);
  /** Whether a commit may not be on the disk yet. */
  let isAhead = false;
  let flushing: Promise<void> | null = null;
  const transact: SqliteStore["transact"] = (work) => {
    if (database.isTransaction) return work();
    database.exec("begin immediate");
    try {
      const result = work();
      database.exec("commit");
      for (const listener of listeners) listener();
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec("rollback");
      throw error;
    }
  };
  const transactLightly: SqliteStore["transactLightly"] = (work) => {
    if (database.isTransaction) return work();
    database.exec("pragma synchronous = normal");
    isAhead = true;
    try {
      return transact(work);
    } finally {
      database.exec("pragma synchronous = full");
    }
  };
  const probe = () => void run("update pulse set at = :at", { at: Date.now() });
  const onDisk = async () => {
    if (flushing === null && !isAhead) return;
    flushing ??= new Promise<void>((resolve, reject) => {
      setImmediate(() => {
        flushing = null;
        try {
          // Any commit that waits takes all before it along.
          probe();
          isAhead = false;
          resolve();
        } catch (error) {
          reject(error as Error);
        }
      });
    });
    await flushing;
  };
  return {
    get: <Row>(sql: string, values: Values = {}) => prepared(sql).get(values) as Row | undefined,
    all: <Row>(sql: string, values: Values = {}) => prepared(sql).all(values) as Row[],
    run,
    transact,
    transactLightly,
    onDisk,
    onCommit: (listener) => void listeners.push(listener),
    probe,
    close: () => database.close(),
  };
}
