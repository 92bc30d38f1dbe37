/**
 * What folders above the platform keep for the life of a page, such as live prices or the slip. The platform knows them
 * by this only: each is started with the app and hears of the turns that matter to it.
 */
import { type App, useApp } from "./app.ts";

/** Puts one part, or what belongs together, into an app that has just been made. */
export type StartPart = (app: App) => void;

export class Part<T> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** The part of an app; only for an app it was started with. */
  of({ parts }: Pick<App, "parts">): T {
    if (!parts.values.has(this)) throw new Error(`${this.#name} was not started with this app`);
    return parts.values.get(this) as T;
  }

  start({ parts }: Pick<App, "parts">, value: T): void {
    parts.values.set(this, value);
  }
}

/** The parts of one app, and what they do at its turns. */
export interface Parts {
  values: Map<object, unknown>;
  /** Run after hydration, because the server's HTML knows nothing of what the browser kept. */
  onHydrated: (() => void)[];
  /** Fetch a part's texts in another language; what each resolves to puts them in. */
  translators: ((language: string) => Promise<() => void>)[];
}

export const noParts = (): Parts => ({ values: new Map(), onHydrated: [], translators: [] });

export const usePart = <T>(part: Part<T>): T => part.of(useApp());
