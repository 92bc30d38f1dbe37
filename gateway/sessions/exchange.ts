/** The parts of an HTTP request and its reply that operations need, independent of the server behind them. */
import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

export type Asking = Pick<
  FastifyRequest,
  "method" | "headers" | "id" | "protocol" | "cookies" | "body" | "query" | "raw"
>;

export interface CookieOptions {
  httpOnly: boolean;
  sameSite: "lax";
  path: string;
  secure: boolean;
  expires?: Date;
  /** Seconds. */
  maxAge?: number;
}

export interface Answering extends Pick<FastifyReply, "raw" | "elapsedTime"> {
  code(status: number): Answering;
  header(name: string, value: string): Answering;
  getHeader(name: string): number | string | string[] | undefined;
  /** Sends the answer; an error becomes a 500 without details. */
  send(payload?: unknown): Answering;
  setCookie(name: string, value: string, options: CookieOptions): Answering;
  clearCookie(name: string, options: CookieOptions): Answering;
}
