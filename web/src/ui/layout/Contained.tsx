import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Told once a failure, so that what asked for the part may be put right. */
  onFail?: ((error: unknown) => void) | undefined;
}

/** Around a part that a page stands well without: when it fails, it is gone, and the page is not. */
export class Contained extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail?.(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
