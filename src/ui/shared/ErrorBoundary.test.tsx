import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

let broken = true;
function Part() {
  if (broken) throw new Error('torn');
  return <p>whole</p>;
}
const fallback = (retry: () => void) => <button onClick={retry}>Try again</button>;

it('shows its fallback, tells of the failure and tries again', async () => {
  broken = true;
  const onError = vi.fn();
  render(<ErrorBoundary fallback={fallback} onError={onError}><Part /></ErrorBoundary>);
  expect(onError).toHaveBeenCalledWith(new Error('torn'), expect.any(String));
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('whole')).toBeVisible();
});

it('forgets the failure when the reset key changes', () => {
  broken = true;
  const at = (place: string) => <ErrorBoundary fallback={fallback} resetKey={place}><Part /></ErrorBoundary>;
  const { rerender } = render(at('/?tab=search'));
  broken = false;
  rerender(at('/?tab=wishlist'));
  expect(screen.getByText('whole')).toBeVisible();
});
