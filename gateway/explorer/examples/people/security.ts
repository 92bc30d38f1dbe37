import type { Domain } from "../example.ts";

export const security: Domain = {
  name: "Security",
  order: 110,
  examples: [
    {
      title: "How safe the account is",
      needsPlayer: true,
      query: `query Security {
  viewer {
    security {
      protectionLevel protectionStatus activationType passwordAgeDays twoFactor recoveryCodesLeft phone email questionId confirmedUntil
      methods { isPasswordChanged isTwoFactorOn isPhoneBound isSecurityQuestionOn isEmailAuthOn }
      mailing { mailNews mailDeposits mailBets smsNews }
    }
    sessions { id isCurrent device browser system address country startedAt lastSeenAt endedAt }
  }
}
`,
    },
    {
      title: "Prove who sits there",
      needsPlayer: true,
      query: `# What changes how the account is guarded answers CONFIRMATION_REQUIRED ten minutes after signing in: this mends it
mutation ConfirmPassword($input: ConfirmPasswordInput!) {
  confirmPassword(input: $input) {
    security { confirmedUntil }
    errors { code message path ... on LockedError { lockedUntil } }
  }
}
`,
      variables: () => ({ input: { password: "Demo-2026!" } }),
    },
    {
      title: "Two steps by an app: the secret",
      needsPlayer: true,
      query: `# Counts once confirmTwoFactor has taken a code of the app
mutation BeginTwoFactor {
  beginTwoFactor { secret uri errors { code message } }
}
`,
    },
    {
      title: "Two steps by an app: the first code",
      needsPlayer: true,
      refusedAs: "REQUIRED",
      query: `mutation ConfirmTwoFactor($input: SecurityCodeInput!) {
  confirmTwoFactor(input: $input) {
    recoveryCodes
    security { twoFactor protectionLevel }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { code: "" } }),
    },
    {
      title: "New recovery codes",
      needsPlayer: true,
      refusedAs: "NOT_OFFERED",
      query: `# For a player whose second step is an app
mutation RenewRecoveryCodes {
  renewRecoveryCodes { recoveryCodes errors { code message } }
}
`,
    },
    {
      title: "Two steps off: a code to the phone",
      needsPlayer: true,
      refusedAs: "NOT_OFFERED",
      query: `# For a player who signs in in two steps
mutation SendStopCode {
  sendStopCode { token expiresAt retryAt errors { code message ... on RetryLaterError { retryAt } } }
}
`,
    },
    {
      title: "Two steps off",
      needsPlayer: true,
      refusedAs: "NOT_OFFERED",
      query: `mutation StopTwoFactor($input: StopTwoFactorInput!) {
  stopTwoFactor(input: $input) {
    security { twoFactor }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { password: "Demo-2026!", code: "000000" } }),
    },
    {
      title: "The second step by SMS, for players who have lost their app",
      refusedAs: "TIME_UP",
      query: `# token is that of the first step's twoStep
mutation SendTwoStepCode($input: SendTwoStepCodeInput!) {
  sendTwoStepCode(input: $input) {
    twoStep { token method phone expiresAt }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { token: "none", after: "PASSWORD" } }),
    },
    {
      title: "A phone: its code",
      needsPlayer: true,
      query: `mutation SendPhoneBindingCode($input: SendPhoneBindingCodeInput!) {
  sendPhoneBindingCode(input: $input) { token expiresAt retryAt errors { code message path } }
}
`,
      variables: () => ({ input: { phone: { countryCode: "+7", number: "900 000-00-77" } } }),
    },
    {
      title: "A phone: bind it",
      needsPlayer: true,
      refusedAs: "TIME_UP",
      query: `# token is that of the step before
mutation BindPhone($input: BindContactInput!) {
  bindPhone(input: $input) { security { phone activationType } errors { code message path } }
}
`,
      variables: () => ({ input: { token: "none", code: "000000" } }),
    },
    {
      title: "An e-mail: its code",
      needsPlayer: true,
      query: `mutation SendEmailBindingCode($input: SendEmailBindingCodeInput!) {
  sendEmailBindingCode(input: $input) { token expiresAt retryAt errors { code message path } }
}
`,
      variables: () => ({ input: { email: "demo.new@example.com" } }),
    },
    {
      title: "An e-mail: bind it",
      needsPlayer: true,
      refusedAs: "TIME_UP",
      query: `# token is that of the step before
mutation BindEmail($input: BindContactInput!) {
  bindEmail(input: $input) { security { email activationType } errors { code message path } }
}
`,
      variables: () => ({ input: { token: "none", code: "000000" } }),
    },
    {
      title: "The security question",
      needsPlayer: true,
      query: `mutation SetSecurityQuestion($input: SetSecurityQuestionInput!) {
  setSecurityQuestion(input: $input) { security { questionId protectionLevel } errors { code message path } }
}
`,
      variables: () => ({ input: { questionId: 2, answer: "Laika" } }),
    },
    {
      title: "Another password",
      needsPlayer: true,
      refusedAs: "PASSWORD_WEAK",
      query: `# The other sessions of the player end at once
mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) { security { passwordAgeDays } errors { code message path } }
}
`,
      variables: () => ({ input: { oldPassword: "Demo-2026!", newPassword: "weak" } }),
    },
    {
      title: "Your data",
      needsPlayer: true,
      query: `# One JSON document with everything that is held about the player
mutation ExportMyData {
  exportMyData { data errors { code message path } }
}
`,
    },
    {
      title: "Close the account",
      needsPlayer: true,
      refusedAs: "BAD_CREDENTIALS",
      query: `# Can't be undone. Refused while bets are open or there is money in an account
mutation CloseAccount($input: CloseAccountInput!) {
  closeAccount(input: $input) { isClosed errors { code message path } }
}
`,
      variables: () => ({ input: { password: "not-the-password" } }),
    },
    {
      title: "End a session",
      needsPlayer: true,
      query: `# id is one of viewer.sessions; without it all sessions but this one end
mutation EndSessions($input: EndSessionsInput!) {
  endSessions(input: $input) { sessions { id isCurrent endedAt } errors { code message path } }
}
`,
      variables: () => ({ input: { id: "0".repeat(64) } }),
    },
    {
      title: "News",
      needsPlayer: true,
      query: `mutation SetMailing($input: SetMailingInput!) {
  setMailing(input: $input) { security { mailing { mailNews mailDeposits mailBets smsNews } } errors { code message } }
}
`,
      variables: () => ({ input: { mailNews: true, mailDeposits: true, mailBets: false, smsNews: false } }),
    },
    {
      title: "Read the protection methods anew",
      needsPlayer: true,
      query: `mutation SyncProtectionMethods {
  syncProtectionMethods { security { shouldSyncMethods protectionLevel } errors { code message } }
}
`,
    },
  ],
};
