/** The cash desks and terminals of a site. An operator's own list takes the demo's place by CASH_DESKS. */
import { z } from "zod";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { readOperatorFile } from "../../../platform/settings/operatorFile.ts";
import type { PaymentSettings } from "../../../platform/settings/paymentSettings.ts";
import { demoDesks } from "./demoDesks.ts";

const text = (longest: number) => z.string().trim().min(1).max(longest);
const inEachLanguage = z.object(
  Object.fromEntries(Object.values(LANGUAGES).map(({ code }) => [code, text(120)])) as Record<
    LanguageCode,
    ReturnType<typeof text>
  >,
);
const timeZones = new Set(Intl.supportedValuesOf("timeZone"));
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, "a time such as 09:30, at most 24:00");

const hours = z
  .strictObject({
    days: z.array(z.int().min(1).max(7)).min(1).max(7),
    from: clock,
    to: clock,
  })
  .refine(({ from, to }) => from < to, "opens before it closes; a night is two entries");

const desk = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{2,40}$/),
  kind: z.enum(["desk", "terminal"]),
  country: z.string().regex(/^[A-Z]{2}$/),
  city: inEachLanguage,
  address: inEachLanguage,
  latitude: z.number().min(-85).max(85),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().refine((zone) => timeZones.has(zone), "a time zone such as Europe/Madrid"),
  hours: z.array(hours).min(1).max(21),
  currencies: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(1)
    .max(20),
  canDeposit: z.boolean(),
  canWithdraw: z.boolean(),
});

const deskList = z
  .array(desk)
  .max(5000)
  .refine((desks) => new Set(desks.map(({ code }) => code)).size === desks.length, "each code once");

export type CashDesk = z.infer<typeof desk>;

/** The desks of a site. @throws SettingsError naming what is wrong with the operator's file */
export function loadCashDesks(from: PaymentSettings["cashDesks"]): readonly CashDesk[] {
  if (from === null) return [];
  return from === "demo" ? demoDesks : readOperatorFile("CASH_DESKS", from.path, deskList);
}
