import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadFailure } from './lazyComponent.tsx';

export interface ErrorBoundaryProps {
  /**
   * Rendered instead of the failed children. `retry` renders them again; `isCodeMissing` is true if their code did
   * not load.
   */
  readonly fallback: (retry: () => void, isCodeMissing: boolean) => ReactNode;
  readonly onError?: (error: unknown, componentStack: string) => void;
  /** A change of this value, such as the URL or the open tab, clears the error. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly isCodeMissing: boolean;
  readonly resetKey: unknown;
}

/** Catches errors in one part of the page, so that the other parts keep working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, isCodeMissing: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { hasFailed: true, isCodeMissing: error instanceof LoadFailure };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return Object.is(resetKey, state.resetKey) ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (error instanceof LoadFailure) error.allowRetry();
    this.props.onError?.(error, componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.hasFailed
      ? this.props.fallback(() => this.setState({ hasFailed: false }), this.state.isCodeMissing)
      : this.props.children;
  }
}
