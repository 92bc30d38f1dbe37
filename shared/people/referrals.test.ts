import { describe, expect, it } from "vitest";
import { referralCookies, withoutReferrals } from "./referrals.ts";

const DAY = 86_400;
const of = (query: string) => referralCookies(new URLSearchParams(query));
const lifetime = (query: string, name: string) => of(query).find((cookie) => cookie.name === name)?.seconds;

describe("referral cookies", () => {
  it.each([
    ["refererid=7", "refererid", 60 * DAY],
    ["bf=9", "bf", DAY],
    ["reflink=abc", "reflinkid", 60 * DAY],
    ["tag=abc", "shorttag", 3_600],
    ["partner_id=5", "partner_id", 60 * DAY],
    ["partner_id=5&click_id=x1", "partner_id", 30 * DAY],
    ["watcher=1", "postback_watcher", 4],
    ["watcher=1&postback=2", "postback_watcher", 30 * DAY],
    ["subid=s", "subid", 60 * DAY],
    ["utm_source=mail", "utm_source", DAY],
  ])("%s sets %s for %i s [9.32]", (query, name, seconds) => {
    expect(lifetime(query, name)).toBe(seconds);
  });

  it.each(["", "page=2", "refererid=", "tagg=1"])(
    "are not set by %j: without its key there is none [5.09]",
    (query) => {
      expect(of(query)).toEqual([]);
    },
  );

  it("hold type, value and what the partner added [3.39]", () => {
    const value = (query: string): unknown =>
      JSON.parse(of(query).find(({ name }) => name === "reflinkid")?.value ?? "null");
    expect(value("btag=a_1&additional=banner-3")).toEqual({ type: "btag", val: "a_1", additional: "banner-3" });
    expect(value("tag=a_1")).toEqual({ type: "tag", val: "a_1", additional: null });
  });

  it.each([
    "refererid=1%0d%0aSet-Cookie:x",
    "refererid=%3Cscript%3E",
    `refererid=${"9".repeat(201)}`,
    "refererid=a%00b",
    "refererid=a;b",
  ])("refuse %s", (query) => {
    expect(of(query)).toEqual([]);
  });
});

it("an address loses the keys of partners, and nothing else", () => {
  expect(withoutReferrals({ pathname: "/en/line", search: "?tag=1&page=2&utm_source=x&gclid=3" })).toBe(
    "/en/line?page=2",
  );
  expect(withoutReferrals({ pathname: "/en", search: "?subid=1" })).toBe("/en");
  expect(withoutReferrals({ pathname: "/en", search: "?page=1" })).toBeNull();
});
