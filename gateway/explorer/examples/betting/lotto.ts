import type { Domain } from "../example.ts";

export const lotto: Domain = {
  name: "Lotto",
  order: 147,
  examples: [
    {
      title: "Lotteries, chances and bets",
      query: `# returned says what lines and bets pay back in the long run, percent
query Lotteries {
  lotteries {
    id name ballCount drawnCount bonusCount maxNumbers poolShare nextDrawId nextClosesAt
    minStake { amount currency } jackpot { amount }
    returns { picks returned }
    categories { picks hits withBonus share times oneIn }
    bets { id market numberCount coef chance returned }
  }
}
`,
    },
    {
      title: "Draws on sale",
      query: `# seedHash binds a draw before its sale
query LottoOpen($lottery: ID, $first: Int) {
  lottoDraws(lotteryId: $lottery, state: OPEN, first: $first) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { id number closesAt ticketCount seedHash popularity lottery { id name } jackpot { amount currency } } }
  }
}
`,
      variables: () => ({ lottery: "quick", first: 3 }),
    },
    {
      title: "A draw with its proof",
      query: `# Null for a number that no draw has
query OneLottoDraw($id: ID!) {
  lottoDraw(id: $id) {
    id number state drawnAt balls seed seedHash ticketsHash
    paid { amount currency }
    categories { picks hits withBonus winnerCount prize { amount } }
  }
  lottoEntries(drawId: $id, first: 10) { totalCount edges { node { text } } }
}
`,
      variables: () => ({ id: "7100001" }),
    },
    {
      title: "Follow a draw",
      query: `# Now, and after each change: the balls come with the state DRAWN
subscription FollowLotto($id: ID!) {
  lottoDrawChanged(id: $id) { id version state ticketCount balls paid { amount currency } }
}
`,
      variables: () => ({ id: "7100001" }),
    },
    {
      title: "How often balls came",
      query: `# Past draws say nothing about the next one
query LottoStatistics($lottery: ID!) {
  lottoStatistics(lotteryId: $lottery, last: 100) { drawCount balls { ball times overdue } }
}
`,
      variables: () => ({ lottery: "quick" }),
    },
    {
      title: "Buy a system for the next draws",
      query: `# More numbers than a line has make a system
mutation BuyLotto($input: BuyLottoTicketInput!) {
  buyLottoTicket(input: $input) {
    tickets { id lines stake { amount } price { amount currency } }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, newKey }) => ({
        input: { idempotencyKey: newKey, drawId: "7100001", accountId, stake: "50", numbers: [1, 2, 3], draws: 1 },
      }),
      needsPlayer: true,
      refusedAs: "NUMBERS_UNFIT",
    },
    {
      title: "Bet on a draw at fixed odds",
      query: `# One ticket for all bets; each is settled by itself
mutation BetOnLotto($input: BuyLottoTicketInput!) {
  buyLottoTicket(input: $input) {
    tickets { id price { amount currency } bets { betId coef numbers state stake { amount } } }
    errors { code message path }
  }
}
`,
      variables: ({ accountId, newKey }) => ({
        input: {
          idempotencyKey: newKey,
          drawId: "7100001",
          accountId,
          stake: "50",
          numbers: [],
          bets: [{ betId: "sum-odd" }, { betId: "sum-odd", stake: "100" }],
        },
      }),
      needsPlayer: true,
      refusedAs: "BET_TWICE",
    },
    {
      title: "The player's lottery tickets",
      query: `query MyLotto($first: Int) {
  viewer {
    id
    lottoTickets(first: $first) {
      totalCount
      edges {
        node {
          id state betId coef numbers picks lines boughtAt
          price { amount currency } prize { amount }
          bets { betId coef numbers state stake { amount } prize { amount } }
          draw { id number state balls lottery { name } }
        }
      }
    }
  }
}
`,
      variables: () => ({ first: 10 }),
      needsPlayer: true,
    },
    {
      title: "Check a ticket by its number",
      query: `# Anybody may: whose it is stays unsaid
query CheckTicket($id: ID!) {
  lottoTicketCheck(id: $id) { id drawId state numbers price { amount currency } prize { amount } }
}
`,
      variables: () => ({ id: "8100001" }),
    },
  ],
};
