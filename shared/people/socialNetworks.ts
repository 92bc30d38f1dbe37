/**
 * The social networks a player may sign in with [3.29]: the number that goes over the wire, a code for analytics and
 * icons, a name.
 */
export const socialNetworks = [
  { id: 1, code: "VK", name: "VK" },
  { id: 2, code: "OK", name: "Odnoklassniki" },
  { id: 3, code: "MAIL_RU", name: "Mail.ru" },
  { id: 4, code: "YANDEX", name: "Yandex" },
  { id: 5, code: "GOOGLE", name: "Google" },
  { id: 6, code: "FACEBOOK", name: "Facebook" },
  { id: 7, code: "APPLE", name: "Apple" },
  { id: 8, code: "TELEGRAM", name: "Telegram" },
  { id: 9, code: "X", name: "X" },
  { id: 10, code: "INSTAGRAM", name: "Instagram" },
  { id: 11, code: "LINE", name: "LINE" },
  { id: 12, code: "DISCORD", name: "Discord" },
  { id: 13, code: "TWITCH", name: "Twitch" },
  { id: 14, code: "MICROSOFT", name: "Microsoft" },
  { id: 15, code: "LINKEDIN", name: "LinkedIn" },
  { id: 16, code: "TIKTOK", name: "TikTok" },
] as const;

export type SocialNetworkCode = (typeof socialNetworks)[number]["code"];

/** The network of a number; undefined for an invalid one. */
export const socialNetworkById = (id: number) => socialNetworks.find((network) => network.id === id);
