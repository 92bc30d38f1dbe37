/** Runs before each file of tests. A property that fails says why in its own message: reports keep no causes. */
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), includeErrorInReport: true });
