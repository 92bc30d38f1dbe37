import { z } from "zod";

/** An entry of the brand book: a design token and its value (SPEC 3.35). */
export const token = z.object({
  css_prop: z.string().describe('Name of a CSS custom property, such as "--color-accent"'),
  css_value: z.string().describe("Its value"),
});
