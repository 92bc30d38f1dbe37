/** Games of the mock world (seed "saffron") that tests open, and their main prices. */
export const lineGame = {
  id: "1001012",
  path: "/line/football/101-england-northern-league/1001012-redcliff-wanderers-saltburn-city",
  name: "Redcliff Wanderers – Saltburn City",
  home: "1001012.1x2.home",
} as const;
export const otherLineGame = {
  id: "1001013",
  path: "/line/football/101-england-northern-league/1001013-kingsmere-united-harrowgate-town",
  name: "Kingsmere United – Harrowgate Town",
  home: "1001013.1x2.home",
} as const;
export const liveGame = {
  id: "1001010",
  path: "/live/football/101-england-northern-league/1001010-harrowgate-town-millbrook-rovers",
  name: "Harrowgate Town – Millbrook Rovers",
  home: "1001010.1x2.home",
} as const;
