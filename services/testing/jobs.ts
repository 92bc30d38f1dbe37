/** A services process on the database of DATABASE_URL that only does its jobs, for tests that kill it. */
import { timedJobs } from "../platform/jobs.ts";
import { startTestServices } from "./services.ts";

const databaseUrl = process.env["DATABASE_URL"];
if (databaseUrl === undefined) throw new Error("DATABASE_URL is missing");
await startTestServices({ jobs: timedJobs, settings: { databaseUrl } });
