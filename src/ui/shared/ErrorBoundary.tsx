import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadFailure } from './lazyComponent.tsx';

export interface ErrorBoundaryProps {
  /** Shown instead of what failed; `retry` renders the children anew. `missing`: its code did not arrive. */
  readonly fallback: (retry: () => void, missing: boolean) => ReactNode;
  readonly onError?: (error: unknown, componentStack: string) => void;
  /** Another value forgets the failure: the address, the open tab. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly missing: boolean;
  readonly resetKey: unknown;
}

/** Keeps the failure of one part from taking the rest of the app with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, missing: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, missing: error instanceof LoadFailure };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (error instanceof LoadFailure) error.renew();
    this.props.onError?.(error, componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }), this.state.missing)
      : this.props.children;
  }
}
