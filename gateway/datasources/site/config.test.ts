import { afterEach, describe, expect, it } from "vitest";
import { OperationScope, operationScope } from "../../execution/scope.ts";
import { startLyingService, whole, type Lie, type LyingService } from "../../testing/lyingService.ts";
import { siteConfig } from "../../testing/fakes/site/config.ts";
import { config as descriptor, ConfigService } from "./config.ts";

const good = whole(JSON.stringify(siteConfig));
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function ground(lie: Lie): Promise<{ lying: LyingService; config: ConfigService }> {
  const lying = await startLyingService(lie);
  const config = new ConfigService({
    service: "config",
    url: lying.url,
    calls: descriptor.calls ?? {},
    timeoutMs: 2000,
    tryDelayMs: 5,
  });
  open.push(lying, config.upstream);
  return { lying, config };
}

describe("the site config", () => {
  it.each(["{}", '{"companyName":7}', "[]", "<html>"])(
    "is never the nonsense %s: it is asked for again, and only what is whole is kept [8.25]",
    async (nonsense) => {
      let left = 3;
      const { config, lying } = await ground((socket, request) =>
        (left-- > 0 ? whole(nonsense) : good)(socket, request),
      );
      expect(await config.all("en", "ru")).toEqual(siteConfig);
      expect(await config.all("en", "ru")).toEqual(siteConfig);
      expect(lying.heard).toHaveLength(4);
    },
  );

  it("is as it was last known for those who can go by that, and null where it never could be had", async () => {
    let isUp = true;
    const { config } = await ground((socket, request) => (isUp ? good : whole("{}"))(socket, request));
    expect(await config.lastKnown("en", "ru")).toEqual(siteConfig);
    isUp = false;
    config.changed();
    expect(await config.lastKnown("en", "ru")).toEqual(siteConfig);
    expect(await config.lastKnown("en", "kz")).toBeNull();
    await expect(config.all("en", "ru")).rejects.toMatchObject({ extensions: { code: "CONFIG_UNAVAILABLE" } });
  });

  it("is missing after 5 tries of nonsense", async () => {
    const { config, lying } = await ground(whole("{}"));
    await expect(config.all("en", "ru")).rejects.toMatchObject({ extensions: { code: "CONFIG_UNAVAILABLE" } });
    expect(lying.heard).toHaveLength(5);
  });

  it("outlives the reader who asked first; that all have left is no failure to remember", async () => {
    let answer: () => void = () => undefined;
    const { config, lying } = await ground((socket, request) => void (answer = () => good(socket, request)));
    const scopes = [1, 2, 3].map((id) => new OperationScope({ requestId: String(id), deadlineMs: 5000 }));
    const asked = scopes.map((scope) =>
      operationScope.run(scope, () =>
        config.all("en", "ru").catch((error: { extensions: { code: string } }) => error.extensions.code),
      ),
    );
    await expect.poll(() => lying.heard.length).toBe(1);
    for (const scope of scopes) scope.cancel();
    expect(await Promise.all(asked)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);

    const [first, second] = [0, 1].map((id) => new OperationScope({ requestId: String(id), deadlineMs: 5000 })) as [
      OperationScope,
      OperationScope,
    ];
    const left = operationScope.run(first, () => config.all("en", "ru").catch(() => "left"));
    const stays = operationScope.run(second, () => config.all("en", "ru"));
    await expect.poll(() => lying.heard.length).toBe(2);
    first.cancel();
    expect(await left).toBe("left");
    answer();
    expect(await stays).toEqual(siteConfig);
  });
});
