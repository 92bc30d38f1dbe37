// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { listOf, testPayment } from "@/features/office/payments/testPayment.ts";
import {
  PaymentDocument,
  SupportRequestDocument,
  SupportRequestsDocument,
  PaymentsDocument,
  SupportTopicsDocument,
  type ThreadFieldsFragment,
} from "@/operations/office/generated.ts";
import { typed } from "@/slip/placedCoupon/testCoupon.ts";
import { readShown } from "./address.ts";
import { PaymentPage, SubTopicPage } from "./NewRequestPage.tsx";
import { PaymentsPage } from "./PaymentsPage.tsx";
import { REQUESTS_PAGE, RequestsPage } from "./RequestsPage.tsx";
import { ThreadPage } from "./ThreadPage.tsx";
import { SubTopicsPage, TopicsPage } from "./TopicsPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const subTopic = (id: string, name: string, needsPayment: boolean) =>
  typed("SupportSubTopic", { id, name, needsPayment });
const MISSING = subTopic("11", "My deposit hasn't arrived", true);
const WRONG = subTopic("12", "The amount is wrong", true);
const UNLISTED = subTopic("15", "My deposit isn't in the list", false);
const DEPOSIT = typed("SupportTopic", {
  id: "1",
  name: "Deposit",
  direction: "DEPOSIT" as const,
  subTopics: [MISSING, WRONG, UNLISTED],
});
const TOPICS = {
  viewer: typed("Viewer", {
    id: "1",
    supportTopics: typed("SupportTopics", {
      edition: "2026-11-23",
      topics: [DEPOSIT],
      minTextLength: 10,
      maxTextLength: 2000,
      maxFiles: 2,
      fileTypes: ["image/jpeg"],
      uploadUrl: "/uploads/requests",
    }),
  }),
};
const message = (id: string, author: "PLAYER" | "OPERATOR" | "DESK", text: string) =>
  typed("SupportRequestMessage", { id, author, text, files: [], at: "2026-11-21T10:00:00Z" });
const thread = (fields: Partial<ThreadFieldsFragment> = {}): ThreadFieldsFragment =>
  typed("SupportRequest", {
    id: "810001",
    desk: "PAYMENTS",
    state: "OPEN",
    topic: typed("SupportTopic", { id: "1", name: "Deposit" }),
    subTopic: typed("SupportSubTopic", { id: "11", name: "My deposit hasn't arrived" }),
    payment: testPayment(),
    messageCount: 1,
    canReply: true,
    reopenUntil: null,
    createdAt: "2026-11-21T10:00:00Z",
    changedAt: "2026-11-21T10:00:00Z",
    closedBy: null,
    messages: [message("1", "PLAYER", "Where is my money?")],
    ...fields,
  });
const one = (request: ThreadFieldsFragment | null) => ({
  viewer: { __typename: "Viewer", id: "1", supportRequest: request },
});
const requests = (nodes: readonly ThreadFieldsFragment[], next: string | null = null) => ({
  viewer: {
    __typename: "Viewer",
    id: "1",
    supportRequests: {
      __typename: "SupportRequestConnection",
      edges: nodes.map((node) => ({ __typename: "SupportRequestEdge", cursor: node.id, node })),
      pageInfo: { __typename: "PageInfo", hasNextPage: next !== null, endCursor: next },
      totalCount: nodes.length,
    },
  },
});
const payload = (field: string, request: ThreadFieldsFragment | null, errors: object[] = []) => ({
  [field]: { __typename: "SupportRequestPayload", request, errors },
});
const refusal = (code: string, path: string[] | null, words: string) => ({
  __typename: "InputError",
  code,
  path,
  message: words,
});

const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};
const here = () => screen.getByRole("status", { name: "" }).textContent;

const List = () => {
  const shown = readShown(new URLSearchParams(useLocation().search));
  return (
    <Asked query={SupportRequestsDocument} variables={{ first: REQUESTS_PAGE, filter: null }}>
      {(asked) => <RequestsPage shown={shown} asked={asked} />}
    </Asked>
  );
};
const OneRequest = () => (
  <Asked query={SupportTopicsDocument} variables={{ desk: "PAYMENTS" }}>
    {(topics) => (
      <Asked query={SupportRequestDocument} variables={{ id: "810001" }}>
        {(asked) => (
          <ThreadPage
            listUrl="/en/office/payment/requests"
            newUrl="/en/office/payment/create-request"
            requestId="810001"
            asked={asked}
            topics={topics}
          />
        )}
      </Asked>
    )}
  </Asked>
);
const AboutPayment = ({ about }: { about: string | null }) => (
  <Asked query={SupportTopicsDocument} variables={{ desk: "PAYMENTS" }}>
    {(topics) => (
      <Asked query={PaymentDocument} variables={{ id: "6001" }}>
        {(payment) => <PaymentPage topicId="1" about={about} topics={topics} payment={payment} />}
      </Asked>
    )}
  </Asked>
);

async function show(element: React.ReactNode, answers: Answers, site = playerSite("100.00"), path = "/en") {
  const app = await createTestApp(site, (operation, variables, language) =>
    operation === "SupportTopics"
      ? TOPICS
      : operation === "PaymentMethods"
        ? { paymentMethods: [] }
        : operation === "Payment"
          ? { viewer: { __typename: "Viewer", id: "1", payment: testPayment() } }
          : answers(operation, variables, language),
  );
  renderInApp(
    app,
    <>
      <Here />
      {element}
    </>,
    path,
  );
  return { app, user: userEvent.setup() };
}
const linksIn = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("the list of requests [2.48]", () => {
  it("tells what each is about and how it stands, and leads to it", async () => {
    const other = thread({ id: "810002", state: "WAITING_FOR_PLAYER", payment: null });
    await show(<List />, (operation) => (operation === "SupportRequests" ? requests([other, thread()]) : undefined));
    await screen.findByRole("table", { name: "Payment requests" });
    const cells = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ["My deposit hasn't arrivedDeposit · 810002", "No payment", "Waiting for you", "21 Nov 2026, 10:00"],
      ["My deposit hasn't arrivedDeposit · 810001", "₽500.006001", "Waiting for our answer", "21 Nov 2026, 10:00"],
    ]);
    const [first] = screen.getAllByRole("link", { name: "My deposit hasn't arrived" });
    expect(first?.getAttribute("href")).toBe("/en/office/payment/requests/810002");
    expect(screen.getByRole("link", { name: "New request" }).getAttribute("href")).toBe(
      "/en/office/payment/create-request",
    );
  });

  it("says that it may be old while the connection is lost, and catches up after that", async () => {
    let asked = 0;
    const { app } = await show(<List />, (operation) => {
      if (operation !== "SupportRequests") return undefined;
      asked += 1;
      return requests([thread({ state: asked === 1 ? "OPEN" : "ANSWERED" })]);
    });
    await screen.findByText("Waiting for our answer");
    act(() => void app.connectionState("lost"));
    expect(screen.getByText("No connection. Data may be out of date.")).toBeTruthy();
    act(() => void app.connectionState("open"));
    await screen.findByText("Answered");
    expect(screen.queryByText("No connection. Data may be out of date.")).toBeNull();
  });

  it("shows a request that was made elsewhere", async () => {
    let asked = 0;
    await show(<List />, (operation) => {
      if (operation === "SupportRequestChanged") return { supportRequestChanged: thread({ id: "810002" }) };
      if (operation !== "SupportRequests") return undefined;
      asked += 1;
      return requests(asked === 1 ? [] : [thread({ id: "810002" })]);
    });
    await screen.findByText("810002");
  });

  it("goes on page by page", async () => {
    const { user } = await show(<List />, (operation, { after }) =>
      operation !== "SupportRequests"
        ? undefined
        : after === undefined
          ? requests([thread({ id: "810002" })], "810002")
          : requests([thread()]),
    );
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says what to do when it is empty, when it failed, and when nobody is signed in", async () => {
    await show(<List />, (operation) => (operation === "SupportRequests" ? requests([]) : undefined));
    expect(await screen.findByText("You have no payment requests")).toBeTruthy();
    cleanup();
    const broken = await show(<List />, () => undefined);
    await broken.user.click(await screen.findByRole("button", { name: "Try again" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load this page");
    cleanup();
    await show(<List />, () => undefined, GUEST_SITE);
    expect(await screen.findByText("Sign in to use the cashier")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "New request" })).toBeNull();
  });
});

describe("a new request [2.48]", () => {
  it("begins with its topic, then with what has happened, which leads to a payment or to the message", async () => {
    await show(
      <Asked query={SupportTopicsDocument} variables={{ desk: "PAYMENTS" }}>
        {(asked) => <TopicsPage asked={asked} />}
      </Asked>,
      () => undefined,
    );
    await screen.findByRole("navigation", { name: "What is it about?" });
    expect(linksIn("What is it about?")).toEqual([["Deposit", "/en/office/payment/create-request/1"]]);
    cleanup();
    await show(
      <Asked query={SupportTopicsDocument} variables={{ desk: "PAYMENTS" }}>
        {(asked) => <SubTopicsPage topicId="1" asked={asked} />}
      </Asked>,
      () => undefined,
    );
    await screen.findByRole("navigation", { name: "What has happened?" });
    expect(linksIn("What has happened?")).toEqual([
      ["My deposit hasn't arrivedChoose a payment next", "/en/office/payment/create-request/1/transactions?about=11"],
      ["The amount is wrongChoose a payment next", "/en/office/payment/create-request/1/transactions?about=12"],
      ["My deposit isn't in the list", "/en/office/payment/create-request/1/15"],
    ]);
  });

  it("lets its player choose one of their payments, or say that it isn't listed", async () => {
    const filter = { direction: "DEPOSIT" as const };
    await show(
      <Asked query={SupportTopicsDocument} variables={{ desk: "PAYMENTS" }}>
        {(topics) => (
          <Asked query={PaymentsDocument} variables={{ first: 20, filter }}>
            {(payments) => <PaymentsPage topicId="1" about="11" topics={topics} payments={payments} />}
          </Asked>
        )}
      </Asked>,
      (operation) => (operation === "Payments" ? listOf([testPayment()]) : undefined),
    );
    const choose = await screen.findByRole("link", { name: "Choose payment 6001" });
    expect(choose.getAttribute("href")).toBe("/en/office/payment/create-request/1/transactions/6001?about=11");
    expect(screen.getByRole("link", { name: "The payment isn't in the list" }).getAttribute("href")).toBe(
      "/en/office/payment/create-request/1/15",
    );
  });

  it("shows the payment, asks what has happened where nobody has, and opens what was sent", async () => {
    const inputs: unknown[] = [];
    const { user } = await show(<AboutPayment about={null} />, (operation, { input }) => {
      if (operation !== "CreateSupportRequest") return undefined;
      inputs.push(input);
      return payload("createSupportRequest", thread());
    });
    const facts = within(await screen.findByRole("complementary", { name: "The payment" }));
    expect(facts.getByText("6001")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Send request" }));
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      "Choose what has happened",
      "Write what it is about",
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText("What has happened"));
    expect(within(screen.getByLabelText("What has happened")).queryByText(UNLISTED.name)).toBeNull();
    await user.selectOptions(screen.getByLabelText("What has happened"), WRONG.name);
    await user.type(screen.getByLabelText("Your message"), "Only half of it has come");
    await user.click(screen.getByRole("button", { name: "Send request" }));
    await waitFor(() => expect(here()).toBe("/en/office/payment/requests/810001"));
    expect(inputs).toEqual([
      {
        topicId: "1",
        subTopicId: "12",
        paymentId: "6001",
        text: "Only half of it has come",
        files: [],
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    ]);
  });

  it("goes under one key until there is an answer, and says at its field what the server refuses", async () => {
    const keys: unknown[] = [];
    const { user } = await show(
      <Asked query={SupportTopicsDocument} variables={{ desk: "PAYMENTS" }}>
        {(asked) => <SubTopicPage topicId="1" subTopicId="15" asked={asked} />}
      </Asked>,
      (operation, { input }) => {
        if (operation !== "CreateSupportRequest") return undefined;
        keys.push((input as { idempotencyKey: string }).idempotencyKey);
        if (keys.length === 1) return undefined;
        const refused =
          keys.length === 2
            ? refusal("TEXT_TOO_LONG", ["text"], "Too long.")
            : refusal("TOO_MANY_REQUESTS", null, "Too many.");
        return payload("createSupportRequest", null, [refused]);
      },
    );
    await user.type(await screen.findByLabelText("Your message"), "It isn't in the list at all");
    const send = screen.getByRole("button", { name: "Send request" });
    await user.click(send);
    expect((await screen.findByRole("alert")).textContent).toMatch(/^No answer\./);
    await user.click(send);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Too long."));
    expect(screen.getByLabelText("Your message").getAttribute("aria-invalid")).toBe("true");
    await user.click(send);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Too many."));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it("takes files as soon as they are chosen, gives them back, and sends them with the message", async () => {
    const inputs: unknown[] = [];
    const removed: unknown[] = [];
    let count = 0;
    vi.stubGlobal("fetch", async () => {
      count += 1;
      const body =
        count === 3
          ? { file: null, errors: [{ message: "The file is empty." }] }
          : { file: { id: `file-${count}` }, errors: [] };
      return { ok: true, status: 200, json: async () => body };
    });
    const { user } = await show(<AboutPayment about="11" />, (operation, { input }) => {
      if (operation === "RemoveRequestFile") {
        removed.push(input);
        return { removeRequestFile: { __typename: "RemoveRequestFilePayload", errors: [] } };
      }
      if (operation !== "CreateSupportRequest") return undefined;
      inputs.push((input as { files: string[] }).files);
      return payload("createSupportRequest", thread());
    });
    const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });
    await user.upload(await screen.findByLabelText("Add a file"), [file("one.jpg"), file("two.jpg")]);
    await screen.findByText("two.jpg");
    expect(screen.queryByLabelText("Add a file")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove one.jpg" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Add a file")));
    await user.upload(screen.getByLabelText("Add a file"), file("three.jpg"));
    expect((await screen.findByRole("alert")).textContent).toBe("The file is empty.");
    await user.type(screen.getByLabelText("Your message"), "See the receipt here");
    await user.click(screen.getByRole("button", { name: "Send request" }));
    await waitFor(() => expect(inputs).toEqual([["file-2"]]));
    expect(removed).toEqual([{ fileId: "file-1" }]);
  });
});

describe("one request [2.48]", () => {
  const log = () => screen.findByRole("log", { name: "Messages" });

  it("shows what was written and by whom, takes a reply, and is closed", async () => {
    const asked: unknown[] = [];
    const answered = thread({
      state: "ANSWERED",
      messages: [message("1", "PLAYER", "Where is my money?"), message("2", "DESK", "On its way.")],
    });
    const said = thread({ messages: [...(answered.messages ?? []), message("3", "PLAYER", "Thanks")] });
    const { user } = await show(<OneRequest />, (operation, { input }) => {
      if (operation === "SupportRequest") return one(answered);
      if (operation !== "ReplyToSupportRequest" && operation !== "CloseSupportRequest") return undefined;
      asked.push([operation, (input as { requestId: string }).requestId]);
      return operation === "ReplyToSupportRequest"
        ? payload("replyToSupportRequest", said)
        : payload("closeSupportRequest", {
            ...answered,
            state: "CLOSED",
            closedBy: "PLAYER",
            reopenUntil: "2026-12-05T10:00:00Z",
          });
    });
    const items = within(await log()).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "You21 Nov 2026, 10:00Where is my money?",
      "Support, automatic reply21 Nov 2026, 10:00On its way.",
    ]);
    await user.type(screen.getByLabelText("Your reply"), "Thanks");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await within(await log()).findByText("Thanks");
    expect((screen.getByLabelText("Your reply") as HTMLTextAreaElement).value).toBe("");
    await user.click(screen.getByRole("button", { name: "Close the request" }));
    await screen.findByText("You have closed this request. A reply until 5 Dec 2026, 10:00 opens it again.");
    expect(screen.queryByRole("button", { name: "Close the request" })).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^You have closed this request/);
    expect(asked).toEqual([
      ["ReplyToSupportRequest", "810001"],
      ["CloseSupportRequest", "810001"],
    ]);
  });

  it("that was closed too long ago takes no reply, and leads to a new one", async () => {
    const over = thread({ state: "CLOSED", closedBy: "TIME", canReply: false, reopenUntil: "2026-11-01T10:00:00Z" });
    await show(<OneRequest />, (operation) => (operation === "SupportRequest" ? one(over) : undefined));
    await screen.findByText(/closed because there was no reply/);
    expect(screen.queryByLabelText("Your reply")).toBeNull();
    expect(screen.getByRole("link", { name: "New request" })).toBeTruthy();
  });
});
