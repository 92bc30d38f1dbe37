import { useId, useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import {
  LottoEntriesDocument,
  type LottoEntriesQuery,
  type LottoEntriesQueryVariables,
} from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Balls } from "./Balls.tsx";
import type { Draw } from "./picks.ts";
import { hashOfList, verdictOn } from "./verify.ts";
import shared from "@/ui/draws/Draws.module.css";
import styles from "./Lotto.module.css";

/** More tickets than this are checked by other means than a browser's page. */
const MOST_TICKETS = 50_000;

type ListCheck =
  | { state: "idle" | "failed" | "tooMany" }
  | { state: "loading"; count: number }
  | { state: "done"; count: number; isRight: boolean; texts: readonly string[] };

/** Does a draw again in the browser from what was published, and shows each step. */
export function Verifier({ draw }: { draw: Draw }) {
  const id = useId();
  const { t } = useTranslation("lotto");
  const client = useApolloClient();
  const [list, setList] = useState<ListCheck>({ state: "idle" });
  const verdict = verdictOn(draw);

  async function checkList() {
    const texts: string[] = [];
    let after: string | null = null;
    setList({ state: "loading", count: 0 });
    for (;;) {
      const variables: LottoEntriesQueryVariables = { drawId: draw.id, after };
      const { data } = await client.query<LottoEntriesQuery, LottoEntriesQueryVariables>({
        query: LottoEntriesDocument,
        variables,
        fetchPolicy: "no-cache",
      });
      const page: LottoEntriesQuery["lottoEntries"] = data?.lottoEntries ?? null;
      if (page === null) throw new Error("the list can't be had");
      if (page.totalCount > MOST_TICKETS) {
        setList({ state: "tooMany" });
        return;
      }
      texts.push(...page.edges.map(({ node }) => node.text));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor ?? null;
      setList({ state: "loading", count: texts.length });
    }
    setList({ state: "done", count: texts.length, isRight: hashOfList(texts) === draw.ticketsHash, texts });
  }

  return (
    <section className={shared.panel} aria-labelledby={id}>
      <h2 id={id}>{t("verify.title", { lottery: draw.lottery.name, number: draw.number })}</h2>
      <p className={shared.soft}>{t("verify.how")}</p>
      <dl className={styles.proof}>
        <div>
          <dt>{t("verify.seedHash")}</dt>
          <dd>
            <bdi translate="no">{draw.seedHash}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("verify.seed")}</dt>
          <dd>
            <bdi translate="no">{draw.seed ?? "–"}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("verify.ticketsHash")}</dt>
          <dd>
            <bdi translate="no">{draw.ticketsHash ?? "–"}</bdi>
          </dd>
        </div>
      </dl>
      {verdict === null ? (
        <p role="status">{t("verify.notYet")}</p>
      ) : (
        <>
          <ul className={styles.steps} aria-label={t("verify.steps")}>
            <Step isRight={verdict.isSeedKept} right={t("verify.seedKept")} wrong={t("verify.seedChanged")} />
            <Step isRight={verdict.areBallsRight} right={t("verify.ballsRight")} wrong={t("verify.ballsWrong")} />
            {list.state === "done" ? (
              <Step
                isRight={list.isRight}
                right={t("verify.listRight", { count: list.count })}
                wrong={t("verify.listWrong")}
              />
            ) : null}
          </ul>
          <Balls balls={verdict.balls} drawn={draw.lottery.drawnCount} />
          <div className={shared.tools}>
            <Button
              isBusy={list.state === "loading"}
              onClick={() => void checkList().catch(() => setList({ state: "failed" }))}
            >
              {list.state === "loading" ? t("verify.loading", { count: list.count }) : t("verify.checkList")}
            </Button>
          </div>
          {list.state === "failed" || list.state === "tooMany" ? (
            <p className={shared.wrong} role="alert">
              {t(list.state === "failed" ? "failed" : "verify.tooMany")}
            </p>
          ) : null}
          {list.state === "done" && list.count > 0 ? (
            <details className={shared.more}>
              <summary>{t("verify.showList")}</summary>
              <pre dir="ltr">{list.texts.join("")}</pre>
            </details>
          ) : null}
        </>
      )}
    </section>
  );
}

function Step({ isRight, right, wrong }: { isRight: boolean; right: string; wrong: string }) {
  return (
    <li className={isRight ? shared.right : shared.wrong}>
      <span aria-hidden>{isRight ? "✓" : "✗"}</span> {isRight ? right : wrong}
    </li>
  );
}
