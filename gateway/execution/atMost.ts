/**
 * Options of a cache that counts its entries as they come. `max` would set aside room for all of them at the start,
 * some thirty bytes each, however few there ever are.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
