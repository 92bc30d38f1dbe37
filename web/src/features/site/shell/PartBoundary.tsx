import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse } from "react-router";
import { isChunkFailure } from "@/platform/start/chunkFailure.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./PartBoundary.module.css";

type Part = "header" | "menu" | "page" | "slip" | "footer";

interface Props {
  /** What is said to be missing where it can't be shown. */
  part: Part;
  /** Another page is another chance. */
  at?: string;
  children: ReactNode;
}

/** Answers of the router, such as a page that does not exist, are not failures of a part. */
const isAnswer = (error: unknown) => isRouteErrorResponse(error) || error instanceof Response;

interface State {
  error: unknown;
  failures: number;
  at: string | undefined;
}

/**
 * Around a part of the page: when it fails, it alone does. It is drawn once more by itself, since what others did to
 * its elements is gone then; after that it says what is missing, and how to have it back.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: null, failures: 0, at: this.props.at };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, error: null, failures: 0 };
  }

  override componentDidCatch(error: unknown) {
    if (isAnswer(error)) return;
    console.error(error);
    this.setState((state) => ({
      ...state,
      failures: state.failures + 1,
      // A file that did not come does not come by drawing again.
      error: state.failures === 0 && !isChunkFailure(error) ? null : state.error,
    }));
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isAnswer(error)) throw error;
    return <Missing part={this.props.part} />;
  }
}

function Missing({ part }: { part: Part }) {
  const { t } = useTranslation("errors");
  return (
    <div className={styles.missing} role="alert">
      <p>{t(`part.${part}`)}</p>
      <Button onClick={() => location.reload()}>{t("part.reload")}</Button>
    </div>
  );
}
