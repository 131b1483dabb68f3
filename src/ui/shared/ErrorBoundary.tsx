import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadFailure } from './lazyComponent.tsx';

export interface ErrorBoundaryProps {
  /**
   * Rendered instead of the failed children. `retry` renders them again; `missing` is true if their code did not load.
   */
  readonly fallback: (retry: () => void, missing: boolean) => ReactNode;
  readonly onError?: (error: unknown, componentStack: string) => void;
  /** The error is reset when this value changes, e.g. the URL or the open tab. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly missing: boolean;
  readonly resetKey: unknown;
}

/** Catches the failure of one part, so that the rest of the app keeps working. */
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
