import { expect, it } from "vitest";
import { couponCodeOf, couponPicturePath, sharedCouponPath } from "./couponCode.ts";

it.each([
  ["ABCD2345", "ABCD2345"],
  [" abcd 23-45 ", "ABCD2345"],
  ["ABCD234", null],
  ["ABCD23456", null],
  ["ABCD0O1I", null],
  ["", null],
  [null, null],
])("reads %j as the code %j", (text, code) => {
  expect(couponCodeOf(text)).toBe(code);
});

it("says where a saved coupon opens and what its picture is", () => {
  expect([sharedCouponPath("ar", "ABCD2345"), couponPicturePath("ar", "ABCD2345")]).toEqual([
    "/ar?coupon=ABCD2345",
    "/coupon-picture/ABCD2345.png?lang=ar",
  ]);
});
