import type { Domain } from "./example.ts";

export const people: Domain = {
  name: "Signing in and people",
  examples: [
    {
      title: "In two steps: the password",
      query: `# demo-2fa wants a second step. Nothing delivers the message of a demo site: read its code with
# curl 'http://127.0.0.1:4001/auth-api/v1/demo/messages?recipient=79000000003'
mutation FirstStep($input: LogInInput!) {
  logIn(input: $input) {
    twoStep { token phone expiresAt }
    nextForm
    errors { code message path ... on CaptchaError { challenge { id image expiresAt } } }
  }
}
`,
      variables: () => ({ input: { login: "demo-2fa", password: "Demo-2026!" } }),
    },
    {
      title: "In two steps: the code",
      refusedAs: "TIME_UP",
      query: `# token is that of the first step's twoStep
mutation SecondStep($input: TwoStepInput!) {
  logInTwoStep(input: $input) {
    viewer { id login }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { token: "…", code: "000000" } }),
    },
    {
      title: "A code to the phone",
      query: `# Then logInBySms with phone and code. The answer is the same for a phone that nobody has
mutation SendCode($input: SendSignInCodeInput!) {
  sendSignInCode(input: $input) {
    expiresAt
    retryAt
    errors { code message path ... on RetryLaterError { retryAt } ... on CaptchaError { challenge { id image } } }
  }
}
`,
      variables: () => ({ input: { phone: { countryCode: "+7", number: "900 000-00-01" } } }),
    },
    {
      title: "A captcha",
      query: `# The answer goes as input.captcha of the call that asked for it
mutation Captcha {
  createCaptcha { challenge { id type image expiresAt } errors { code } }
}
`,
    },
    {
      title: "Social networks",
      query: `query Networks {
  oneTapClientId
  socialNetworks { code name isOn }
}
`,
    },
    {
      title: "Settings, rights and terms",
      needsPlayer: true,
      query: `query Settings {
  viewer {
    config {
      email phoneCode phoneNumber countryCode activationType protectionLevel protectionStatus banLevel hasDeposit
      protectionMethods { isPasswordChanged isTwoFactorOn isPhoneBound isSecurityQuestionOn isEmailAuthOn }
    }
    rights { canBetLine canBetLive canDeposit canWithdraw canUseBonuses canAskSupport }
    agreement { isChanged updatedAt }
  }
}
`,
    },
    {
      title: "Hide my balances",
      needsPlayer: true,
      query: `mutation HideBalance($input: SetBalanceHiddenInput!) {
  setBalanceHidden(input: $input) { isHidden errors { code } }
}
`,
      variables: () => ({ input: { isHidden: true } }),
    },
    {
      title: "Countries and their phones",
      query: `query Phones {
  phoneCountries { id name code phoneCode mask { mask minDigits maxDigits } }
}
`,
    },
  ],
};
