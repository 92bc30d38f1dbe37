import { Component, type ReactNode } from "react";
import { lastResort } from "@/platform/start/lastResort.ts";

interface Props {
  pathname: string;
  children: ReactNode;
}

/** Around the error page: when it fails itself, a message with a link home stands in (SPEC 8.16). */
export class LastResort extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { text, home, href } = lastResort(this.props.pathname);
    // A full load, because nothing of the app may work any more.
    return (
      <main>
        <h1>{text}</h1>
        <p>
          <a href={href}>{home}</a>
        </p>
      </main>
    );
  }
}
