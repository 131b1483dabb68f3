import { useEffect, useState } from 'react';

/** A view-model is constructed pure; `start` begins whatever it listens to and returns what ends it. */
export interface Startable {
  start(): () => void;
}

/**
 * Makes a view-model once, starts it while the component is on screen and stops it after. StrictMode
 * starts, stops and starts the same one: `start` has to bear that.
 */
export function useOwnedViewModel<ViewModel extends Startable>(create: () => ViewModel): ViewModel {
  const [viewModel] = useState(create);
  useEffect(() => viewModel.start(), [viewModel]);
  return viewModel;
}
