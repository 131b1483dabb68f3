import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useOwnedViewModel } from './useOwnedViewModel.ts';

class Listening {
  running = 0;
  start() {
    this.running += 1;
    return () => void (this.running -= 1);
  }
}

it('keeps one view-model running while mounted, even in StrictMode, and stops it afterwards', () => {
  const made: Listening[] = [];
  function Screen() {
    const viewModel = useOwnedViewModel(() => {
      const created = new Listening();
      made.push(created);
      return created;
    });
    return <p data-index={made.indexOf(viewModel)} />;
  }
  const { rerender, unmount } = render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
  rerender(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
  expect(made.map(({ running }) => running).filter(Boolean)).toEqual([1]);
  unmount();
  expect(made.every(({ running }) => running === 0)).toBe(true);
});
