/** Short names for tight places, made from a name. */

/**
 * Three or four capital letters: first letters of three words or more, else the start of the first word that says
 * something.
 */
export function shortNameOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
  const initials = words.map((word) => word.charAt(0)).join("");
  const text =
    words.length >= 3 && words.length <= 4 ? initials : (words.find((word) => word.length >= 3) ?? words.join(""));
  return text.slice(0, text === initials ? 4 : 3).toUpperCase();
}
