import type { Domain } from "../example.ts";

export const auth: Domain = {
  name: "The player",
  order: 80,
  examples: [
    {
      title: "Sign in by cookie (browsers)",
      query: `# Sets the HttpOnly cookie "session"; the header above shows who is signed in
mutation SignIn($input: LogInInput!) {
  logIn(input: $input) {
    viewer { id login accounts { id label balance { amount currency } } }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { login: "demo", password: "Demo-2026!" } }),
    },
    {
      title: "Sign in by token (apps, bots)",
      query: `# Send it as "Authorization: Bearer …" (tab Headers), or as connectionParams.authorization of a socket
mutation Token($input: LogInInput!) {
  createToken(input: $input) { userToken expiresAt refreshToken refreshExpiresAt errors { code message path } }
}
`,
      variables: () => ({ input: { login: "demo", password: "Demo-2026!" } }),
    },
    {
      title: "Renew that token without the password",
      query: `# Put in the refreshToken of createToken. Each is good once: keep the one that comes back
mutation Renew($input: RefreshTokenInput!) {
  refreshToken(input: $input) { userToken expiresAt refreshToken refreshExpiresAt errors { code message path } }
}
`,
      variables: () => ({ input: { refreshToken: "put-it-in-here" } }),
      refusedAs: "CREDENTIAL_REFUSED",
    },
    {
      title: "Accounts and bets",
      needsPlayer: true,
      query: `# viewer is null for a guest
query Me {
  viewer {
    id
    login
    activeAccount { id label balance { amount currency } }
    accounts { id type label isActive balance { amount currency } }
    coupons(first: 5) {
      totalCount
      edges { node { id state placedAt amount { amount currency } coef bets { gameName outcomeName coef result } } }
    }
  }
}
`,
    },
  ],
};
