import { useEffect, useState } from 'react';

/**
 * A view-model. Its constructor has no side effects; `start` begins its subscriptions and returns a function that ends
 * them.
 */
export interface Startable {
  start(): () => void;
}

/**
 * Creates a view-model once, starts it on mount and stops it on unmount. `start` must work again after a stop,
 * because StrictMode restarts the same instance.
 */
export function useOwnedViewModel<ViewModel extends Startable>(create: () => ViewModel): ViewModel {
  const [viewModel] = useState(create);
  useEffect(() => viewModel.start(), [viewModel]);
  return viewModel;
}
