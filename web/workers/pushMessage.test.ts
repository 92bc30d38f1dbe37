import { describe, expect, it } from "vitest";
import { pageOf, readMessage } from "./pushMessage.ts";

describe("a push message [2.61]", () => {
  it("is read as the services write it", () => {
    expect(readMessage(() => ({ id: "7", title: "Deposit received", text: "10 EUR", link: "/en/office" }))).toEqual({
      title: "Deposit received",
      text: "10 EUR",
      tag: "7",
      link: "/en/office",
    });
    expect(readMessage(() => ({ title: "A", text: 5, link: {} }))).toEqual({
      title: "A",
      text: "",
      tag: "",
      link: null,
    });
  });

  it.each([[null], ["text"], [{}], [{ title: "" }], [{ title: 5 }]])("is none of the site's: %j", (data) => {
    expect(readMessage(() => data)).toBeNull();
  });

  it("is none where nothing can be read", () => {
    expect(
      readMessage(() => {
        throw new SyntaxError("no JSON");
      }),
    ).toBeNull();
  });

  it.each([
    ["/en/office/account?x=1", "https://bets.example/en/office/account?x=1"],
    ["https://evil.example/", "https://bets.example/"],
    ["//evil.example/", "https://bets.example/"],
    ["/\\evil.example/", "https://bets.example/"],
    ["javascript:alert(1)", "https://bets.example/"],
    [null, "https://bets.example/"],
  ])("leads to the site only: %s", (link, page) => {
    expect(pageOf(link, "https://bets.example")).toBe(page);
  });
});
