import { makeVar } from "@apollo/client";

/** Login and password that were made for somebody who registered by one click, and what sends them by e-mail. */
export interface MadeCredentials {
  login: string;
  password: string;
  token: string;
}

/**
 * What is to be told once, wherever the new player is led meanwhile (SPEC 3.30): the site knows the password no longer.
 * In the open page only; it is never kept.
 */
export const madeCredentials = makeVar<MadeCredentials | null>(null);
