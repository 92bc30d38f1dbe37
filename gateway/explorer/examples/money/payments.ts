import type { Domain } from "../example.ts";

export const payments: Domain = {
  name: "Payments",
  order: 125,
  examples: [
    {
      title: "Ways to pay in, with bounds, fees and times",
      needsPlayer: true,
      query: `query PaymentMethods($accountId: ID!) {
  paymentMethods(direction: DEPOSIT, accountId: $accountId) {
    id kind name minutesFrom minutesTo blocked
    minAmount { amount currency }
    maxAmount { amount }
    fee { percent fixed { amount } }
    presets { amount }
    instruments { token brand last4 expiry }
  }
}
`,
      variables: ({ accountId }) => ({ accountId }),
    },
    {
      title: "Pay in",
      needsPlayer: true,
      query: `# Open redirectUrl to pay. A second call with the same key answers the same payment
mutation StartDeposit($input: StartDepositInput!) {
  startDeposit(input: $input) {
    payment { id state amount { amount currency } fee { amount } redirectUrl }
    errors { code message path }
  }
}
`,
      variables: ({ accountId }) => ({
        input: { accountId, methodId: "card", amount: "1000", idempotencyKey: "explorer-deposit-1" },
      }),
    },
    {
      title: "Ask for a withdrawal",
      needsPlayer: true,
      query: `# The money leaves the balance at once; cancelWithdrawal brings it back until the payment is sent
mutation RequestWithdrawal($input: RequestWithdrawalInput!) {
  requestWithdrawal(input: $input) {
    payment { id state isCancellable amount { amount currency } fee { amount } }
    errors { code message path }
  }
}
`,
      variables: ({ accountId }) => ({
        input: {
          accountId,
          methodId: "wallet",
          amount: "1000",
          details: { wallet: "4100100200300" },
          idempotencyKey: "explorer-withdrawal-1",
        },
      }),
    },
    {
      title: "Deposits and withdrawals",
      needsPlayer: true,
      query: `query Payments {
  viewer {
    payments(first: 10) {
      totalCount
      edges {
        node {
          id direction state reason methodId createdAt
          amount { amount currency }
          fee { amount }
          events { state reason at }
        }
      }
    }
  }
}
`,
    },
    {
      title: "Payments at cash desks, with their receipts",
      needsPlayer: true,
      query: `query TeamCashPayments {
  viewer {
    teamCashPayments(first: 5) {
      totalCount
      edges {
        node { id status statusTitle translateMessage skksHash timestamp datePayment moneyDepositId summ { amount currency } }
      }
    }
  }
}
`,
    },
    {
      title: "Cash desks, with their hours and places on a map",
      query: `query CashDesks {
  cashDesks {
    code kind country city address latitude longitude timeZone
    hours { days from to }
    currencies canDeposit canWithdraw
  }
}
`,
    },
    {
      title: "Payments as they change",
      needsPlayer: true,
      query: `subscription PaymentChanges {
  paymentChanged { id direction state reason redirectUrl amount { amount currency } }
}
`,
    },
  ],
};
