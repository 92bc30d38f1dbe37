import type { Domain } from "../example.ts";

export const bonusGames: Domain = {
  name: "Bonus games",
  order: 167,
  examples: [
    {
      title: "Bonus games with their prizes and chances",
      query: `query BonusGames {
  bonusGames {
    key isDaily price days
    deposits { amount currency }
    prizes { kind chance points amounts { amount currency } }
  }
}
`,
    },
    {
      title: "What I have to play, and what I have won",
      needsPlayer: true,
      query: `query MyBonusGames {
  viewer {
    bonusGames { game ready hasDaily attempt { id state seedHash moves shown { place value } } }
    bonusGameAttempts(first: 10) {
      totalCount
      edges { node { id game state prize prizes { kind points amounts { amount currency } } serverSeed clientSeed endedAt } }
    }
  }
}
`,
    },
    {
      title: "Take today's free turn of the wheel",
      needsPlayer: true,
      query: `mutation TakeAttempt($input: TakeBonusGameAttemptInput!) {
  takeBonusGameAttempt(input: $input) {
    attempt { id state seedHash prizes { kind chance } expiresAt }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { gameKey: "FORTUNA", source: "DAILY" } }),
    },
    {
      title: "Play an attempt",
      needsPlayer: true,
      query: `mutation PlayBonusGame($input: PlayBonusGameInput!) {
  playBonusGame(input: $input) {
    attempt { id state shown { place value } prize prizes { kind points amounts { amount currency } } serverSeed }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { attemptId: "9001", step: 0, move: [], clientSeed: "my-own-seed" } }),
    },
  ],
};
