/** The list of cash desks, made once a language. */
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { languageOf } from "../../../platform/http/language.ts";
import { route } from "../../../platform/http/rest.ts";
import { cashDesksApi, type cashDesk } from "./api.ts";
import type { CashDesk } from "./desks.ts";

function toDesk(desk: CashDesk, language: LanguageCode): z.infer<typeof cashDesk> {
  const { city, address, timeZone, canDeposit, canWithdraw, ...rest } = desk;
  return {
    ...rest,
    city: city[language],
    address: address[language],
    time_zone: timeZone,
    can_deposit: canDeposit,
    can_withdraw: canWithdraw,
  };
}

export function registerCashDesks(app: FastifyInstance, desks: readonly CashDesk[]): void {
  const byLanguage = new Map(
    Object.values(LANGUAGES).map(({ code }) => [
      code,
      desks
        .map((desk) => toDesk(desk, code))
        .toSorted(
          (one, other) =>
            one.country.localeCompare(other.country) ||
            one.city.localeCompare(other.city, code) ||
            one.address.localeCompare(other.address, code, { numeric: true }),
        ),
    ]),
  );
  route(app, cashDesksApi.cashDesks, ({ query, header }) => {
    const all = byLanguage.get(languageOf(header("x-language"))) ?? [];
    return { desks: query.country === undefined ? all : all.filter(({ country }) => country === query.country) };
  });
}
