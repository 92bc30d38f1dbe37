/** What other services may ask of households. Each function says what it answers where it is defined. */
export { exclusions, heldWith, sharedHouseholds } from "./find.ts";
export { noteHousehold, notePerson } from "./note.ts";
export { householdKinds, type HouseholdKind } from "./tables.ts";
