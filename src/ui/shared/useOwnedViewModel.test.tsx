import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useOwnedViewModel } from './useOwnedViewModel.ts';

class StartCounter {
  runningCount = 0;
  start() {
    this.runningCount += 1;
    return () => void (this.runningCount -= 1);
  }
}

it('keeps one view-model running while mounted, even in StrictMode, and stops it afterwards', () => {
  const createdViewModels: StartCounter[] = [];
  function Screen() {
    const viewModel = useOwnedViewModel(() => {
      const created = new StartCounter();
      createdViewModels.push(created);
      return created;
    });
    return <p data-index={createdViewModels.indexOf(viewModel)} />;
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
  expect(createdViewModels.map(({ runningCount }) => runningCount).filter(Boolean)).toEqual([1]);
  unmount();
  expect(createdViewModels.every(({ runningCount }) => runningCount === 0)).toBe(true);
});
