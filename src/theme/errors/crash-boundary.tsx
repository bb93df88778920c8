"use client";
import { Component, type ReactNode } from "react";
import { refreshPage, useNavigation } from "../../framework/client/navigation-state.ts";
import * as messages from "../messages/messages.ts";

interface CrashProps {
  children: ReactNode;
  /** Shown instead of the message. Null hides a part that the page can do without. */
  fallback?: ReactNode;
  /** The rest of the page is still shown, so the message has no title. */
  isPart?: boolean;
}

interface CrashState {
  children: ReactNode;
  error: unknown;
}

export class CrashBoundary extends Component<CrashProps, CrashState> {
  override state: CrashState = { children: this.props.children, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { error };
  }

  /** A new page, or a reload, is rendered again. */
  static getDerivedStateFromProps({ children }: CrashProps, state: CrashState) {
    return children === state.children ? null : { children, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback, isPart } = this.props;
    if (error === undefined) return children;
    // The fallback may contain what failed.
    if (fallback !== undefined) return fallback && <CrashBoundary isPart>{fallback}</CrashBoundary>;
    const message = error instanceof Error ? error.message : String(error);
    return <Crashed isPart={isPart} message={message} />;
  }
}

function Crashed({ isPart, message }: { isPart: boolean | undefined; message: string }) {
  const pending = useNavigation().status === "loading";
  return (
    <div className="crash" role="alert">
      {isPart ? <p>{messages.crashedPart}</p> : <h1>{messages.crashed}</h1>}
      <p>{messages.crashHint}</p>
      <button type="button" onClick={refreshPage}>
        {messages.tryAgain}
      </button>
      {/* The style sheet delays the spinner. */}
      {pending && <span className="spinner" role="status" aria-label={messages.loading} />}
      <details>
        <summary>{messages.crashDetails}</summary>
        <p>{message}</p>
      </details>
    </div>
  );
}
