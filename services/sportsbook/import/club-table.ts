export const CLUBS: Readonly<Record<string, readonly [en: string, ru: string, ar: string, shortName: string, color: string, secondColor: string]>> = {};
