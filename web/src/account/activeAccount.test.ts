import { describe, expect, it } from "vitest";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import { activeAccountOf } from "./activeAccount.ts";

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
