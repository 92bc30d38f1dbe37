import type { Domain } from "../example.ts";

export const verification: Domain = {
  name: "Verification",
  order: 126,
  examples: [
    {
      title: "How far the verification has come",
      needsPlayer: true,
      query: `query Verification {
  viewer {
    verification {
      state fileTypes maxFileBytes
      documents { id kind state message rejection uploadUrl files { id mediaType bytes } }
    }
    personalDetails { name surname birthDate registrationAddress isFilled isLocked }
  }
}
`,
    },
    {
      title: "Begin a document",
      needsPlayer: true,
      query: `# Then POST the file's bytes to uploadUrl on the gateway, and send the document by submitDocument
mutation BeginDocument($input: BeginDocumentInput!) {
  beginDocument(input: $input) {
    document { id kind state uploadUrl }
    errors { code message path }
  }
}
`,
      variables: () => ({ input: { kind: "ADDRESS" } }),
    },
    {
      title: "Verification as it changes",
      needsPlayer: true,
      query: `subscription VerificationChanges {
  verificationChanged { state documents { id kind state } }
}
`,
    },
  ],
};
