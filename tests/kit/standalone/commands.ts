/** What a tester can say from outside the process: the kit's own words, as JSON. */
import { z } from "zod";
import type { Failure } from "../failures.ts";
import type { Mock } from "../mock.ts";
import { persons, type Person } from "../persons.ts";
import { entityTypes, type EntityType } from "../schema.ts";
import type { State } from "../state.ts";

/** What the commands work on. */
export interface Target {
  state: State;
  mock: Mock;
  /** Begins again, with a seed or the one before, and with the file of mocks if there is one. */
  reset(seed?: string): Promise<void>;
  /** Makes everybody without a session this one. */
  setUsualSession(session: string | null): void;
}

const name = z.string().min(1).max(200);
const fields = z.record(z.string(), z.unknown());
const failure = z.custom<Failure>(
  (value) =>
    value === "network" ||
    Array.isArray(value) ||
    (typeof value === "object" && value !== null && ("status" in value || "code" in value)),
  '"network", {status}, {code} or a list of {code}',
);
const person = z.enum(Object.keys(persons) as [Person, ...Person[]]);
const type = z.enum(entityTypes as unknown as [EntityType, ...EntityType[]]);

/** A command: runs with arguments as they came, or says what is wrong with them. */
type Command = (target: Target, args: unknown[]) => unknown;

/** A command from the form of its arguments and what it does with them. */
const command =
  <Args extends z.ZodType<unknown[]>>(form: Args, run: (target: Target, ...args: z.output<Args>) => unknown): Command =>
  (target, args) => {
    const parsed = form.safeParse(args);
    if (!parsed.success)
      throw new Error(
        parsed.error.issues
          .map(({ path, message }) => `argument ${path.map(String).join(".") || "list"}: ${message}`)
          .join("; "),
      );
    return run(target, ...parsed.data);
  };

/** Words a mock can't check by types here are checked against the schema when they are said. */
interface Unchecked {
  set(type: string, id: string, fields: unknown): void;
  push(name: string, payload?: unknown): void;
  answer(field: string, answer: unknown): void;
}
const unchecked = ({ mock }: Target): Unchecked => mock as unknown as Unchecked;

export const commands = {
  set: command(z.tuple([type, name, fields.nullable()]), (target, entityType, id, told) =>
    unchecked(target).set(entityType, id, told),
  ),
  push: command(z.tuple([name, fields.optional()]), (target, field, payload) => unchecked(target).push(field, payload)),
  answer: command(z.tuple([name, z.unknown()]), (target, field, told) => unchecked(target).answer(field, told)),
  fail: command(
    z.tuple([name, failure, z.object({ times: z.int().positive() }).optional()]),
    ({ mock }, what, how, options) => mock.fail(what, how, options),
  ),
  hold: command(z.tuple([name]), ({ mock }, what) => void mock.hold(what)),
  release: command(z.tuple([name.optional()]), ({ state }, what) => state.holds.release(what)),
  delay: command(z.tuple([name, z.int().min(0).max(600_000)]), ({ mock }, what, ms) => mock.delay(what, ms)),
  allow: command(z.array(name), ({ mock }, ...names) => mock.allow(...names)),
  strict: command(
    z.tuple([z.boolean().optional()]),
    ({ state }, isOn = true) => void (state.allowed = isOn ? new Set() : null),
  ),
  offline: command(z.tuple([]), ({ mock }) => mock.offline()),
  online: command(z.tuple([]), ({ mock }) => mock.online()),
  drop: command(z.tuple([]), ({ mock }) => mock.drop()),
  restore: command(z.tuple([name.optional()]), ({ mock }, what) => mock.restore(what)),
  /** Answers the session: a cookie and a bearer token alike. */
  as: command(z.tuple([person]), ({ state, setUsualSession }, who) => {
    const session = persons[who](state);
    setUsualSession(session);
    return { session };
  }),
  reset: command(z.tuple([name.optional()]), ({ reset }, seed) => reset(seed)),
  get: command(z.tuple([type, name]), ({ mock }, entityType, id) => mock.get(entityType, id)),
  ids: command(z.tuple([type]), ({ mock }, entityType) => mock.ids(entityType)),
  calls: command(z.tuple([name.optional()]), ({ mock }, what) => mock.calls(what)),
  problems: command(z.tuple([]), ({ state }) => [
    ...state.problems,
    ...state.failures.unused.map((unused) => `It was asked to fail and never did: ${unused}`),
  ]),
} satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;
export const isCommand = (word: unknown): word is CommandName =>
  typeof word === "string" && Object.hasOwn(commands, word);

/**
 * Runs a command with arguments that came as JSON.
 * @throws Error that says what is wrong with them
 */
export async function runCommand(target: Target, word: CommandName, args: unknown[]): Promise<unknown> {
  try {
    return await commands[word](target, args);
  } catch (error) {
    throw new Error(`${word}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
