/** Verification of a player: documents and personal data. Files come by `gateway/plugins/uploads.ts`. */
import { toVerification, type AnsweredDocument } from "../../datasources/people/verification.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import type { GatewayContext } from "../../execution/context.ts";
import type { Resolvers, VerificationDocument } from "../../generated/resolvers.ts";
import { insteadOf } from "../../transport/upstreamError.ts";

const documentForm = /^\d{1,15}$/;
const fileForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Payload {
  document: VerificationDocument | null;
  errors: UserErrorModel[];
}

/** Does something with a document, whose number must have the form of one. */
async function withDocument(
  { player, credentials, language }: Pick<GatewayContext, "player" | "credentials" | "language">,
  documentId: string,
  act: (token: string) => Promise<AnsweredDocument>,
): Promise<Payload> {
  // A guest learns first that they must sign in.
  await player.viewer();
  if (!documentForm.test(documentId))
    return { document: null, errors: [inputError("DOCUMENT_UNKNOWN", ["documentId"], language)] };
  const { document, errors } = await credentials.withToken(act);
  return { document, errors: toUserErrors(errors, language) };
}

export const verificationResolvers: Resolvers = {
  Viewer: {
    verification: (_, __, { parts, credentials }) =>
      credentials.withToken((token) => parts.services.verification.verification(token)),
    personalDetails: (_, __, { parts, credentials }) =>
      credentials.withToken((token) => parts.services.verification.details(token)),
  },
  Mutation: {
    savePersonalDetails: async (_, { input }, context) => {
      const { parts, credentials, language } = context;
      const { details, errors } = await credentials.withToken((token) =>
        parts.services.verification.saveDetails(token, input),
      );
      context.rereadPlayer();
      return { details, errors: toUserErrors(errors, language) };
    },
    beginDocument: async (_, { input: { kind } }, { parts, credentials, language }) => {
      const { document, errors } = await credentials.withToken((token) =>
        parts.services.verification.beginDocument(token, kind),
      );
      return { document, errors: toUserErrors(errors, language) };
    },
    removeDocumentFile: async (_, { input: { documentId, fileId } }, context) => {
      const { verification } = context.parts.services;
      const unknown = { document: null, errors: [inputError("FILE_UNKNOWN", ["fileId"], context.language)] };
      if (!fileForm.test(fileId)) {
        await context.player.viewer();
        return unknown;
      }
      return withDocument(context, documentId, (token) => verification.removeFile(token, documentId, fileId)).catch(
        insteadOf("FILE_UNKNOWN", unknown),
      );
    },
    submitDocument: (_, { input: { documentId } }, context) =>
      withDocument(context, documentId, (token) =>
        context.parts.services.verification.submitDocument(token, documentId),
      ),
  },
  Subscription: {
    verificationChanged: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("verification", (await player.viewer()).id),
      resolve: ({ verification }: { verification: Parameters<typeof toVerification>[0] }) =>
        toVerification(verification),
    },
  },
};
