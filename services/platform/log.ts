/**
 * How the services log. The database driver puts a failed statement's values into its error, and they include codes on
 * their way to a phone, password hashes and personal documents: so the log holds only the statement and the reason.
 */
import { DrizzleQueryError } from "drizzle-orm/errors";
import { stdSerializers, type LoggerOptions } from "pino";

export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The values of an error and of those it came of, as the driver writes them into the message. */
function valuesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = [error.cause, ...(error instanceof AggregateError ? error.errors : [])].flatMap(valuesOf);
  return error instanceof DrizzleQueryError ? [`\nparams: ${error.params}`, ...inner] : inner;
}

/** `detail` is Postgres's own: it quotes the row that a constraint refused. */
const namesOfValues: readonly string[] = ["params", "detail"];

function without(values: readonly string[], told: unknown): unknown {
  if (typeof told === "string") return values.reduce((text, value) => text.replaceAll(value, ""), told);
  if (Array.isArray(told)) return told.map((each) => without(values, each));
  if (typeof told !== "object" || told === null) return told;
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) =>
      namesOfValues.includes(name) ? [] : [[name, without(values, value)]],
    ),
  );
}

/** The options of a service's logger. */
export const logOptions = (level: LogLevel): LoggerOptions => ({
  level,
  serializers: { err: (error: Error) => without(valuesOf(error), stdSerializers.errWithCause(error)) },
  hooks: {
    // An error logged without a sentence has its message for one.
    logMethod([first, ...rest], method) {
      const error: unknown = first;
      if (error instanceof Error && rest.length === 0)
        method.call(this, error, String(without(valuesOf(error), error.message)));
      else method.call(this, first, ...rest);
    },
  },
});
