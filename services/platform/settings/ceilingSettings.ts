/**
 * Hard ceilings on messages to people and on new players, as the environment sets them. A captcha lifts none of them.
 */
import { z } from "zod";

/** The most of something within an hour and within a day. */
export interface Ceiling {
  hour: number;
  day: number;
}

export interface Ceilings {
  /** Messages asked for by one address: of IPv4, or a /64 of IPv6. */
  address: Ceiling;
  /** By one network: a /24 of IPv4, a /48 of IPv6. */
  network: Ceiling;
  /** To one phone or mailbox. */
  recipient: Ceiling;
  /** For phones of one dialling code; `countries` has those with their own ceiling. */
  country: Ceiling;
  countries: Readonly<Record<string, Ceiling>>;
  /** Of the whole site. */
  site: Ceiling;
  /** New players by one address, one network, and of the whole site. */
  players: { address: Ceiling; network: Ceiling; site: Ceiling };
}

const pair = /^(\d{1,9})\/(\d{1,9})$/;

function readCeiling(text: string): Ceiling | null {
  const [, hour, day] = pair.exec(text.trim()) ?? [];
  if (hour === undefined || day === undefined || Number(hour) > Number(day)) return null;
  return { hour: Number(hour), day: Number(day) };
}

const form = "most in an hour and in a day, such as 30/100";

const ceiling = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((text, issues) => {
      const read = readCeiling(text);
      if (read === null) issues.addIssue({ code: "custom", message: form });
      return read ?? { hour: 0, day: 0 };
    });

/** "300/2000,7=2000/20000": the general one first, then those of dialling codes. */
const countryCeilings = z
  .string()
  .default("300/2000")
  .transform((text, issues) => {
    const [first = "", ...more] = text.split(",");
    const general = readCeiling(first);
    const own = more.map((part) => {
      const [, code = "", rest = ""] = /^\s*\+?(\d{1,4})\s*=(.*)$/.exec(part) ?? [];
      return [code, readCeiling(rest)] as const;
    });
    if (general === null || own.some(([, read]) => read === null))
      issues.addIssue({ code: "custom", message: `${form}, or 300/2000,44=2000/9000 with dialling codes` });
    return {
      general: general ?? { hour: 0, day: 0 },
      own: Object.fromEntries(own.flatMap(([code, read]) => (read === null ? [] : [[code, read]]))),
    };
  });

export const ceilingEnvironment = {
  MESSAGES_PER_ADDRESS: ceiling("30/100"),
  MESSAGES_PER_NETWORK: ceiling("60/240"),
  MESSAGES_PER_RECIPIENT: ceiling("20/40"),
  MESSAGES_PER_COUNTRY: countryCeilings,
  MESSAGES_PER_SITE: ceiling("3000/30000"),
  PLAYERS_PER_ADDRESS: ceiling("20/60"),
  PLAYERS_PER_NETWORK: ceiling("60/200"),
  PLAYERS_PER_SITE: ceiling("1000/10000"),
};

type Given = z.output<z.ZodObject<typeof ceilingEnvironment>>;

export const ceilingsOf = (given: Given): Ceilings => ({
  address: given.MESSAGES_PER_ADDRESS,
  network: given.MESSAGES_PER_NETWORK,
  recipient: given.MESSAGES_PER_RECIPIENT,
  country: given.MESSAGES_PER_COUNTRY.general,
  countries: given.MESSAGES_PER_COUNTRY.own,
  site: given.MESSAGES_PER_SITE,
  players: { address: given.PLAYERS_PER_ADDRESS, network: given.PLAYERS_PER_NETWORK, site: given.PLAYERS_PER_SITE },
});

/**
 * Those of a site that sets none.
 * @internal used by tests
 */
export const standardCeilings = (): Ceilings => ceilingsOf(z.object(ceilingEnvironment).parse({}));
