/** Maximum number of reports per page load. Later errors mostly follow from the first ones. */
const MAX_REPORTS = 5;

/**
 * Reports uncaught errors. The server stores only the shape of the message and the place in the code (docs/adr/0167).
 * Every first screen loads this code, so it must be small.
 */
export function reportErrors(
  surface: 'app' | 'website',
  page: Pick<Window, 'addEventListener' | 'navigator'> = window,
): void {
  let reportCount = 0;
  const report = ({
    error,
    reason = error,
    message = reason?.message ?? reason,
  }: ErrorEvent & PromiseRejectionEvent) => {
    if (++reportCount > MAX_REPORTS) return;
    const [shortMessage, stack] = [message, reason?.stack].map((text) => `${text}`.slice(0, 500));
    const body = JSON.stringify({ surface, message: shortMessage, stack });
    page.navigator.sendBeacon('/api/client_errors', new Blob([body], { type: 'application/json' }));
  };
  for (const name of ['error', 'unhandledrejection']) page.addEventListener(name, report as EventListener);
}
