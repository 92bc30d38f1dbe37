import { describe, expect, it } from "vitest";
import { deviceFlags, readAgent } from "./userAgent.ts";

const MODERN = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

describe("a user agent", () => {
  it.each([
    ["Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko", true],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763",
      true,
    ],
    ["Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.112 Safari/537.36", true],
    ["Mozilla/5.0 (Windows NT 10.0; rv:102.0) Gecko/20100101 Firefox/102.0", true],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1 Safari/605.1.15",
      true,
    ],
    [MODERN, false],
    ["Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0", false],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
      false,
    ],
    ["curl/8.5", false],
    ["", false],
    ["x".repeat(5_000), false],
  ])("%s is too old: %s [2.40]", (userAgent, isOld) => {
    expect(readAgent(userAgent).isOld).toBe(isOld);
  });

  it("tells the kind of the device, which an edge server may know better [9.31]", () => {
    const phone =
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
    expect(readAgent(phone).kind).toBe("mobile");
    expect(
      readAgent(
        "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
      ).kind,
    ).toBe("tablet");
    expect(readAgent(MODERN).kind).toBe("desktop");
    expect(readAgent(MODERN, "mobile").kind).toBe("mobile");
    expect(readAgent(phone, "toaster").kind).toBe("mobile");
    expect(readAgent(null)).toEqual({ kind: "desktop", isOld: false });
  });

  it("says what the device is and what runs on it, each by a flag [3.25]", () => {
    const agents = {
      iphone:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      ipad: "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
      pixel:
        "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      windows:
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
      linux: MODERN,
    };
    const set = Object.fromEntries(
      Object.entries(agents).map(([name, agent]) => [
        name,
        Object.entries(deviceFlags(agent))
          .filter(([, isSet]) => isSet)
          .map(([flag]) => flag),
      ]),
    );
    expect(set).toEqual({
      iphone: ["mobile", "ios"],
      ipad: ["tablet", "ios"],
      pixel: ["mobile", "android"],
      windows: ["desktop", "windows"],
      mac: ["desktop", "mac"],
      linux: ["desktop"],
    });
    expect(deviceFlags(agents.mac, "tablet")).toMatchObject({ tablet: true, desktop: false, mac: true });
    expect(Object.values(deviceFlags(null)).filter(Boolean)).toHaveLength(1);
  });
});
