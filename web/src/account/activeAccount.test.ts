import { describe, expect, it } from "vitest";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import { activeAccountOf, cashAccountIn } from "./activeAccount.ts";

const account = (id: string, type: AccountFieldsFragment["type"]) => ({ id, type }) as AccountFieldsFragment;

describe("active account [4.39]", () => {
  const accounts = [account("2", "CURRENCY"), account("1", "MAIN")];

  it("is the stored choice", () => {
    expect(activeAccountOf({ accounts, activeAccount: { id: "2" } })?.id).toBe("2");
  });

  it("is else the main one", () => {
    expect(activeAccountOf({ accounts, activeAccount: null })?.id).toBe("1");
    expect(activeAccountOf({ accounts, activeAccount: { id: "gone" } })?.id).toBe("1");
  });

  it("is none for a guest, or while accounts are not known", () => {
    expect(activeAccountOf(null)).toBeNull();
    expect(activeAccountOf({ accounts: null, activeAccount: null })).toBeNull();
  });
});

it("the account that pays where bonus money can't be used is a cash account in that currency", () => {
  const accounts = (
    [
      ["1", "BONUS", "RUB"],
      ["2", "CURRENCY", "USD"],
      ["3", "MAIN", "RUB"],
    ] as const
  ).map(([id, type, currency]) => ({ id, type, balance: { amount: "1", currency } }) as AccountFieldsFragment);
  expect(cashAccountIn({ accounts }, "RUB")?.id).toBe("3");
  expect(cashAccountIn({ accounts: accounts.slice(0, 2) }, "RUB")).toBeNull();
  expect(cashAccountIn(null, "RUB")).toBeNull();
});
