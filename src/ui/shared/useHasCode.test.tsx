import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';
import { useHasCode } from './useHasCode.ts';

const renders: boolean[] = [];

function createParts(load: () => Promise<() => string>) {
  const Part = lazyComponent(load);
  const parts = [Part];
  return function Screen() {
    const hasCode = useHasCode(parts);
    renders.push(hasCode);
    return hasCode ? <Part /> : <p>Skeleton</p>;
  };
}

it('is false until the code of all parts has loaded, and at once true for the next screen', async () => {
  let arrive = (_part: () => string): void => {};
  const Screen = createParts(() => new Promise((resolve) => (arrive = resolve)));
  const { unmount } = render(<Screen />);
  expect(screen.getByText('Skeleton')).toBeInTheDocument();
  await act(async () => arrive(() => 'Part'));
  expect(screen.getByText('Part')).toBeInTheDocument();
  unmount();
  renders.length = 0;
  render(<Screen />);
  expect(renders[0]).toBe(true);
});

it('is true when the code could not be loaded, so that the part says so', async () => {
  const parts = [lazyComponent(() => Promise.reject(new Error('No network')))];
  function Screen() {
    return <p>{useHasCode(parts) ? 'Settled' : 'Skeleton'}</p>;
  }
  render(<Screen />);
  expect(await screen.findByText('Settled')).toBeInTheDocument();
});
