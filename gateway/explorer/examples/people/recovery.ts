import type { Domain } from "../example.ts";

export const recovery: Domain = {
  name: "Lost passwords and letters",
  order: 100,
  examples: [
    {
      title: "A lost password: a code",
      query: `# The answer is the same for an e-mail that nobody has. Read the letter of a demo site at
# http://127.0.0.1:4001/outbox?recipient=demo2%40example.com
mutation LostPassword($input: SendRecoveryCodeInput!) {
  sendRecoveryCode(input: $input) {
    id
    expiresAt
    retryAt
    errors { code message path ... on RetryLaterError { retryAt } ... on CaptchaError { challenge { id image } } }
  }
}
`,
      variables: () => ({ input: { email: "demo2@example.com" } }),
    },
    {
      title: "A lost password: the code's token",
      refusedAs: "TIME_UP",
      query: `# id is that of the step before
mutation RecoveryToken($input: CheckRecoveryCodeInput!) {
  checkRecoveryCode(input: $input) {
    token
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { id: "made-up", code: "000000" } }),
    },
    {
      title: "A lost password: the new one",
      refusedAs: "TIME_UP",
      query: `# Ends all sessions of the player and signs this browser in
mutation NewPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    isChanged
    viewer { id login }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { token: "made.up", password: "A-new-one-2026" } }),
    },
    {
      title: "Confirm my e-mail: a link",
      needsPlayer: true,
      refusedAs: "ALREADY_CONFIRMED",
      query: `mutation ActivationLink {
  sendActivationLink { expiresAt retryAt errors { code message } }
}
`,
    },
    {
      title: "Confirm an e-mail by its link",
      refusedAs: "CREDENTIAL_REFUSED",
      query: `# token stands behind the # of the letter's link
mutation OpenActivationLink($input: ActivateEmailInput!) {
  activateEmail(input: $input) { isConfirmed errors { code message path } }
}
`,
      variables: () => ({ input: { token: "made.up" } }),
    },
    {
      title: "Confirm my phone: a code",
      needsPlayer: true,
      refusedAs: "ALREADY_CONFIRMED",
      query: `mutation ActivationCode($input: SendActivationCodeInput!) {
  sendActivationCode(input: $input) { expiresAt retryAt errors { code message } }
}
`,
      variables: () => ({ input: { channel: "PHONE" } }),
    },
    {
      title: "Confirm my phone by the code",
      needsPlayer: true,
      refusedAs: "TIME_UP",
      query: `mutation ConfirmPhone($input: ActivateFastInput!) {
  activateFast(input: $input) { isConfirmed errors { code message path } }
}
`,
      variables: () => ({ input: { channel: "PHONE", code: "000000" } }),
    },
    {
      title: "No more newsletters",
      refusedAs: "CREDENTIAL_REFUSED",
      query: `# token is that of the link at the foot of a letter
mutation NoNewsletters($input: StopNewsletterInput!) {
  stopNewsletter(input: $input) { isStopped errors { code message path } }
}
`,
      variables: () => ({ input: { token: "made.up" } }),
    },
  ],
};
