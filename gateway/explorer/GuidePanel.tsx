import { useGraphiQLActions } from "@graphiql/react";
import { useWrappedLines } from "./useWrappedLines.ts";

const topics = [
  [
    "Signing in",
    <>
      <b>Browsers</b> call <code>logIn</code> and hold the HttpOnly cookie <code>session</code>. <b>Other clients</b>{" "}
      call <code>createToken</code> and send <code>Authorization: Bearer …</code>. The buttons above do both as the demo
      player.
    </>,
  ],
  [
    "Language",
    <>
      Header <code>X-Language</code>, else <code>Accept-Language</code>; sockets say it in{" "}
      <code>connectionParams.language</code>.
    </>,
  ],
  [
    "Errors",
    <>
      What a user can mend stands in a payload&rsquo;s <code>errors</code>: translate its <code>code</code>, show it at
      its <code>path</code>. Top-level errors are infrastructure or a missing sign-in, with <code>extensions.code</code>{" "}
      and, where a service failed, <code>extensions.upstream</code>. One service down leaves the other fields standing:
      expect <code>null</code> beside an error.
    </>,
  ],
  [
    "Pages",
    <>
      Lists that grow are connections: <code>first</code>, <code>after</code>, <code>edges.node</code>,{" "}
      <code>pageInfo</code>, <code>totalCount</code>. Send <code>endCursor</code> as <code>after</code> while{" "}
      <code>hasNextPage</code>.
    </>,
  ],
  [
    "Money and odds",
    <>
      <code>Decimal</code> is an exact string such as <code>&quot;1234.50&quot;</code>. Never read it as a float.
    </>,
  ],
  [
    "Placing",
    <>
      <code>placeCoupon</code> takes an <code>idempotencyKey</code>: send the same key again after a lost answer, and
      the bet is placed once. A live coupon is <code>PENDING</code> until <code>couponChanged</code> tells. What can be
      done with a placed one stands in its <code>offers</code>; a price to sell at holds a few seconds, by its{" "}
      <code>token</code>.
    </>,
  ],
  [
    "Live data",
    <>
      Subscriptions speak graphql-ws on the same address, or server-sent events on <code>/graphql/stream</code>.{" "}
      <code>gamesChanged</code> begins with a snapshot a game, then tells changes: drop what is not above your{" "}
      <code>version</code>, and subscribe again after a lost connection.
    </>,
  ],
  [
    "Trusted documents",
    <>
      Production clients send <code>documentId</code>, the SHA-256 of a document of their build, in place of its text;
      Apollo&rsquo;s persisted queries work too. Public ones go by <code>GET</code> and are cached.
    </>,
  ],
  [
    "Limits",
    <>
      Depth 12, 2,000 tokens, 30 renamed fields, <code>first</code> up to 100, 200 games a subscription; each operation
      has a cost that grows with its lists, by default up to 12,000 for a guest. Refusals carry{" "}
      <code>OPERATION_TOO_LARGE</code>, <code>OPERATION_TOO_COSTLY</code> or <code>RATE_LIMITED</code>.
    </>,
  ],
  [
    "Types",
    <>
      Every type, field and argument is described: the book at the left opens the schema. <kbd>Ctrl</kbd>{" "}
      <kbd>Space</kbd> completes what you type.
    </>,
  ],
] as const;

/** What front-end developers need to know, in ten topics. */
export function GuidePanel() {
  useWrappedLines();
  const { setVisiblePlugin } = useGraphiQLActions();
  return (
    <article className="panel" aria-label="Start here">
      <h2>Start here</h2>
      <p>
        One typed schema in front of the operator&rsquo;s services.{" "}
        <button type="button" className="link" onClick={() => setVisiblePlugin("Examples")}>
          Open the examples
        </button>
      </p>
      <dl>
        {topics.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
