/** The services whose placings are measured. */
import { startMeasured } from "../money/measured.ts";
import { parts } from "./parts.ts";

await startMeasured(parts);
