import { Writable } from "node:stream";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { message } from "../people/messages/tables.ts";
import { logOptions } from "./log.ts";
import type { OpenDatabase } from "./database/openDatabase.ts";
import { speakContracts } from "./http/rest.ts";
import { memoryDatabase } from "../testing/database.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());

it("tells which statement failed and why, but none of its values, whether a call or a job failed", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = fastify({ logger: { ...logOptions("error"), stream } });
  speakContracts(app);
  const fail = () =>
    database.db.insert(message).values({
      channel: "fax" as never,
      recipient: "79000000001",
      body: "Your code is 482911.\n    at home, tell it to nobody.",
      createdAt: 0,
    });
  app.get("/", async () => {
    await fail();
  });
  const answer = await app.inject("/");
  await fail().catch((error: unknown) => app.log.error(new AggregateError([error], "1 of 1 failed")));
  await app.close();
  expect(answer.json()).toEqual({ code: "INTERNAL", message: "The service failed" });
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain("insert into");
    expect(line).toContain("message_channel_check");
    expect(line).not.toMatch(/482911|79000000001|params/);
  }
});
