// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { type DocumentFieldsFragment, useVerificationQuery } from "@/operations/office/generated.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { typed } from "@/slip/placedCoupon/testCoupon.ts";
import { standings } from "./useVerification.ts";
import { VerificationPage } from "./VerificationPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const document = (fields: Partial<DocumentFieldsFragment> = {}): DocumentFieldsFragment =>
  typed("VerificationDocument", {
    id: "510001",
    kind: "IDENTITY",
    state: "REQUESTED",
    message: null,
    rejection: null,
    uploadUrl: "/uploads/documents/510001",
    submittedAt: null,
    decidedAt: null,
    files: [],
    ...fields,
  });
const file = (id: string) => typed("DocumentFile", { id, mediaType: "image/jpeg", bytes: 1000 });
const details = {
  __typename: "PersonalDetails",
  name: "Ana",
  surname: null,
  birthDate: null,
  documentTypeId: null,
  passport: null,
  passportDate: null,
  passportEndDate: null,
  registrationAddress: null,
  taxNumber: null,
  isFilled: false,
  hasContacts: true,
  isLocked: false,
};
const verification = (documents: readonly DocumentFieldsFragment[], state = "REQUESTED", own: object = details) => ({
  viewer: {
    __typename: "Viewer",
    id: "1",
    verification: { __typename: "Verification", state, maxFiles: 4, fileTypes: ["image/jpeg"], documents },
    personalDetails: own,
  },
});
const payload = (field: string, fields: object) => ({
  [field]: { __typename: "Payload", document: null, details: null, errors: [], ...fields },
});

/** What the route does: it asks for the verification. */
function Page() {
  return <VerificationPage asked={useVerificationQuery({ skip: useViewer() === null })} />;
}
async function show(answers: Answers, site = playerSite("100.00")) {
  renderInApp(await createTestApp(site, answers), <Page />);
  return userEvent.setup();
}
const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { level: 3, name });
  return within(heading.closest("li") as HTMLElement);
};
/** What of an answer is read. */
const answered = (body: object, status = 200) => ({ ok: status < 400, status, json: async () => body });
const picture = new File(["x"], "passport.jpg", { type: "image/jpeg" });

describe("documents [2.45]", () => {
  it("are begun by their first file, which goes to the gateway as it is, and sent for review", async () => {
    let documents: DocumentFieldsFragment[] = [];
    const asked: unknown[] = [];
    const uploads: unknown[] = [];
    vi.stubGlobal("fetch", async (url: string, { headers, body }: RequestInit) => {
      uploads.push([url, headers, body]);
      documents = [document({ files: [file("f1")] })];
      return answered({ document: {}, errors: [] });
    });
    const user = await show((operation, variables) => {
      if (operation === "Verification")
        return verification(documents, documents.length === 0 ? "NOT_STARTED" : "REQUESTED");
      if (operation !== "BeginDocument" && operation !== "SubmitDocument") return undefined;
      asked.push([operation, variables]);
      if (operation === "BeginDocument") return payload("beginDocument", { document: document() });
      documents = [document({ state: "SUBMITTED", files: [file("f1")], uploadUrl: null })];
      return payload("submitDocument", { document: documents[0] });
    });
    const identity = await card("Proof of identity");
    expect(identity.getByText("Not sent")).toBeTruthy();
    await user.upload(identity.getByLabelText("Add a file: Proof of identity"), picture);
    await identity.findByText("File 1");
    expect(uploads).toEqual([
      ["/uploads/documents/510001", { "content-type": "image/jpeg", "x-language": "en" }, picture],
    ]);
    await user.click(identity.getByRole("button", { name: "Send for review" }));
    await waitFor(() => expect(identity.getByText("Under review")).toBeTruthy());
    expect(asked).toEqual([
      ["BeginDocument", { input: { kind: "IDENTITY" } }],
      ["SubmitDocument", { input: { documentId: "510001" } }],
    ]);
  });

  it.each([
    [
      "the server's sentence",
      async () => answered({ errors: [{ message: "The file is empty." }] }),
      "The file is empty.",
    ],
    [
      "its own where the service is away",
      async () => answered({ errors: [{ message: "secret" }] }, 502),
      "The file wasn't accepted.",
    ],
    [
      "that nobody answered",
      () => Promise.reject(new Error("offline")),
      "No answer. Check your connection and try again.",
    ],
  ])("that are refused say %s", async (_, answer, words) => {
    vi.stubGlobal("fetch", answer);
    const user = await show((operation) => (operation === "Verification" ? verification([document()]) : undefined));
    const identity = await card("Proof of identity");
    await user.upload(identity.getByLabelText("Add a file: Proof of identity"), picture);
    expect((await identity.findByRole("alert")).textContent).toBe(words);
  });

  it("say why they were rejected, and what the staff wrote", async () => {
    const rejected = document({ state: "REJECTED", rejection: "UNREADABLE", message: "Top corner", uploadUrl: null });
    await show((operation) => (operation === "Verification" ? verification([rejected], "REJECTED") : undefined));
    const identity = await card("Proof of identity");
    expect(identity.getByText("We couldn't read it. Take a sharp photo in good light.")).toBeTruthy();
    expect(identity.getByText("Top corner")).toBeTruthy();
    expect(screen.getByText("A document was rejected")).toBeTruthy();
  });

  it("give a file back before they are sent", async () => {
    const asked: unknown[] = [];
    const open = document({ files: [file("f1"), file("f2")] });
    const user = await show((operation, variables) => {
      if (operation === "Verification") return verification([open]);
      if (operation !== "RemoveDocumentFile") return undefined;
      asked.push(variables);
      return payload("removeDocumentFile", { document: { ...open, files: [file("f2")] } });
    });
    const identity = await card("Proof of identity");
    await user.click(identity.getByRole("button", { name: "Remove file 1" }));
    await waitFor(() => expect(identity.queryByText("File 2")).toBeNull());
    expect(asked).toEqual([{ input: { documentId: "510001", fileId: "f1" } }]);
  });

  it("count by the approved one, else the last of their kind", () => {
    const all = [
      document({ id: "1", state: "REJECTED" }),
      document({ id: "2", state: "APPROVED" }),
      document({ id: "3" }),
      document({ id: "4", kind: "PAYMENT" }),
    ];
    expect(standings(all).map(({ kind, document: own }) => [kind, own?.id])).toEqual([
      ["IDENTITY", "2"],
      ["ADDRESS", undefined],
      ["PAYMENT", "4"],
    ]);
  });

  it("are nobody's for a guest", async () => {
    await show(() => undefined, GUEST_SITE);
    expect(screen.getByText("Sign in to see your verification")).toBeTruthy();
    expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  });
});

describe("personal details [5.12]", () => {
  it("are saved whole, with refusals at their fields", async () => {
    const inputs: unknown[] = [];
    const user = await show((operation, { input }) => {
      if (operation === "Verification") return verification([]);
      if (operation !== "SavePersonalDetails") return undefined;
      inputs.push(input);
      const errors = [
        { __typename: "InputError", code: "TOO_YOUNG", path: ["birthDate"], message: "You must be 18 or older." },
      ];
      return payload(
        "savePersonalDetails",
        inputs.length === 1 ? { details, errors } : { details: { ...details, surname: "Lee" } },
      );
    });
    await user.type(await screen.findByLabelText("Last name"), "Lee");
    await user.type(screen.getByLabelText("Date of birth"), "2015-05-31");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toBe("You must be 18 or older.");
    await user.clear(screen.getByLabelText("Date of birth"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(inputs).toHaveLength(2));
    expect(inputs[0]).toMatchObject({ name: "Ana", surname: "Lee", birthDate: "2015-05-31", passport: null });
    expect(inputs[1]).toMatchObject({ birthDate: null });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("that a document has proved can be read only", async () => {
    const locked = { ...details, isLocked: true };
    await show((operation) => (operation === "Verification" ? verification([], "APPROVED", locked) : undefined));
    expect((await screen.findByLabelText("First name")).hasAttribute("readonly")).toBe(true);
    expect(screen.getByLabelText("Address").hasAttribute("readonly")).toBe(false);
    expect(screen.getByLabelText("Document number").hasAttribute("readonly")).toBe(false);
  });
});
