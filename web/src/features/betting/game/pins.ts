/** Markets that a visitor wants on top, by sport, in their browser's storage. */
import { type ApolloClient, makeVar, type ReactiveVar } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { useClient } from "@/platform/app/app.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import { localTexts } from "@/platform/browser/storage.ts";

const KEY = "view_pins";
const MOST_SPORTS = 40;
const MOST_PINS = 20;

type Pins = Readonly<Record<string, readonly string[]>>;

const isTypes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((type) => typeof type === "string");

/** What the storage holds; whatever this site did not write is left out. */
export function readPins(text: string | null): Pins {
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed !== "object" || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed)
        .filter((entry): entry is [string, string[]] => isTypes(entry[1]))
        .slice(0, MOST_SPORTS)
        .map(([sport, types]) => [sport, types.slice(0, MOST_PINS)]),
    );
  } catch {
    return {};
  }
}

/** One for each app, which has one client; the browser has one app. */
const pinsOf = new WeakMap<ApolloClient, { pins: ReactiveVar<Pins>; isRead: boolean }>();

function kept(client: ApolloClient) {
  const known = pinsOf.get(client) ?? { pins: makeVar<Pins>({}), isRead: false };
  pinsOf.set(client, known);
  return known;
}

function write(client: ApolloClient, pins: Pins): void {
  kept(client).pins(pins);
  if (mayKeep({ client }, KEY)) localTexts.setItem(KEY, JSON.stringify(pins));
}

/** Takes over what the storage holds, the first time only. */
function readOnce(client: ApolloClient): void {
  const state = kept(client);
  if (state.isRead) return;
  state.isRead = true;
  state.pins(readPins(localTexts.getItem(KEY)));
}

/**
 * Pinned types of a sport, the last pinned first, and how to pin and unpin. The storage is read after the first
 * drawing, which the server shares.
 */
export function usePins(sport: string) {
  const client = useClient();
  const pins = useReactiveVar(kept(client).pins);
  const own = pins[sport] ?? [];
  useEffect(() => readOnce(client), [client]);

  function toggle(type: string) {
    const next = own.includes(type) ? own.filter((other) => other !== type) : [type, ...own].slice(0, MOST_PINS);
    write(client, { ...pins, [sport]: next });
  }
  return { pinned: own, toggle };
}
