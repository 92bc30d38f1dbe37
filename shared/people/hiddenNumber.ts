/** A player's number as others see it, all but its ends hidden: "1000001" as "1•••••1". */
export const hiddenNumber = (playerId: number): string =>
  String(playerId).replace(/(?<=^.).+(?=.$)/, (middle) => "•".repeat(middle.length));
