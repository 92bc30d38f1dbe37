/**
 * The sentence for every UserError code, in the gateway's languages. Clients that know a code may use their own words.
 */
import type { UserErrorCode } from "../generated/resolvers.ts";
import type { Language } from "../sessions/language.ts";
import { ar } from "./messages/ar.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { ru } from "./messages/ru.ts";

export const messages: Record<Language, Record<UserErrorCode, string>> = { en, ru, ar, es };
