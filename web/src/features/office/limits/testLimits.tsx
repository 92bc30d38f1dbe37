/** What the tests of the office's limits stand on: a player with limits as they say, and what is sent. */
import { screen, within } from "@testing-library/react";
import { Asked, createTestApp, playerSite, renderInApp } from "@/testing.tsx";
import { LimitsDocument } from "@/operations/office/generated.ts";
import { LimitsPage } from "./LimitsPage.tsx";

export const withType = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });

const TABLE: readonly [type: number, label: string, section: string, measure: string, options: string[] | null][] = [
  [1, "Wagering limit, 24 hours", "WAGERING", "money", null],
  [2, "Wagering limit, 7 days", "WAGERING", "money", null],
  [3, "Wagering limit, 30 days", "WAGERING", "money", null],
  [10, "Loss limit, 24 hours", "LOSS", "money", null],
  [11, "Loss limit, 7 days", "LOSS", "money", null],
  [12, "Loss limit, 30 days", "LOSS", "money", null],
  [20, "Deposit limit, 24 hours", "DEPOSIT", "money", null],
  [21, "Deposit limit, 7 days", "DEPOSIT", "money", null],
  [22, "Deposit limit, 30 days", "DEPOSIT", "money", null],
  [30, "Self-exclusion", "EXTRA", "days", ["1", "7", "30", "90", "180", "365", "730", "1095", "1825", "3650"]],
  [31, "Session limit", "EXTRA", "hours", Array.from({ length: 24 }, (_, hour) => String(hour + 1))],
  [32, "Reality check", "REALITY_CHECK", "minutes", ["5", "10", "15", "30", "45", "60"]],
  [33, "Time-out", "EXTRA", "days", ["1", "7", "30", "90"]],
];
type Changes = Readonly<Record<number, object>>;
/** Limits of the player where a test is about these alone. */
export const DEPOSITS = [20, 21, 22, 10];

export function limitsWith(changes: Changes = {}, types?: readonly number[]): Record<string, unknown>[] {
  return TABLE.filter(([limitType]) => types?.includes(limitType) ?? true).map(
    ([limitType, label, section, measure, options]) =>
      withType("Limit", {
        id: String(limitType),
        limitType,
        label,
        section,
        measure,
        options,
        limitValue: null,
        limitBalance: null,
        limitState: "INACTIVE",
        needApprove: false,
        startedAt: null,
        endsAt: null,
        currency: measure === "money" ? "RUB" : null,
        isChangeable: true,
        pending: null,
        ...changes[limitType],
      }),
  );
}
export const active = (limitValue: string, more: object = {}) => ({
  limitState: "ACTIVE",
  limitValue,
  startedAt: "2026-11-20T09:00:00Z",
  ...more,
});
export const pendingOf = (limitValue: string | null, more: object = {}) =>
  withType("PendingLimit", {
    limitValue,
    change: "HIGHER",
    needApprove: false,
    startedAt: "2026-11-22T11:00:00Z",
    approveUntil: "2026-11-23T11:00:00Z",
    isCancellable: true,
    ...more,
  });

type Answer = (variables: Record<string, unknown>) => object | undefined;
type Answers = Readonly<Record<string, Answer>>;
export const done = (field: string, limits: object[], title: string | null = "From the server") => ({
  [field]: withType("LimitPayload", { limits, title, errors: [] }),
});
export const refused = (field: string, code: string, title: string | null = "From the server") => ({
  [field]: withType("LimitPayload", {
    limits: null,
    title,
    errors: [withType("InputError", { code, path: ["limitType"] })],
  }),
});

export const Page = () => (
  <Asked query={LimitsDocument} variables={{}}>
    {(answer) => <LimitsPage answer={answer} />}
  </Asked>
);

/** The page with the limits as they are; `sent` has the mutations that were asked. */
export async function show(changes: Changes = {}, answers: Answers = {}, types?: readonly number[]) {
  const sent: [string, unknown][] = [];
  const app = await createTestApp(playerSite("500.00"), (operation, variables) => {
    if (operation === "Limits") return { viewer: withType("Viewer", { id: "1", limits: limitsWith(changes, types) }) };
    if (operation === "LogOut") return { logOut: withType("LogOutPayload", { isSignedOut: true }) };
    if (operation === "SetLimit" || operation === "DecideLimit" || operation === "CancelLimit")
      sent.push([operation, variables["input"]]);
    return answers[operation]?.(variables) as Record<string, unknown> | undefined;
  });
  renderInApp(app, <Page />, "/en/office/responsible");
  await screen.findByRole("heading", { name: "Deposit limits" });
  return { app, sent, toasts: () => app.notifications.list().map(({ kind, view, text }) => [kind, view, text]) };
}
export const limit = (name: string) => within(screen.getByRole("group", { name }));
export const amountOf = (name: string) =>
  limit(name).getByRole<HTMLInputElement>("textbox", { name: "New limit, RUB" });
export const button = (name: string, action: string) =>
  limit(name).getByRole<HTMLButtonElement>("button", { name: action });
export const DAY = "Deposit limit, 24 hours";
