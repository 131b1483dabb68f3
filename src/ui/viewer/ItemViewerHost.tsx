import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useOpenPanel } from '../shared/useOpenPanel.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import type { ItemViewerParts } from './ItemViewerViewModel.ts';
import { useViewerAddress } from './useViewerAddress.ts';

const LazyItemViewer = lazy(() => import('./ItemViewer.tsx'));

/** The use cases below the viewer; what opens over it is the frame's. */
export type ItemViewerUseCases = Omit<ItemViewerParts, 'onTryOn'>;

/**
 * The item viewer's place in the main app: keeps the address, and fetches the viewer itself when it is
 * first needed. The frame mounts it once, while somebody is signed in.
 */
export function ItemViewerHost({ useCases }: { readonly useCases: ItemViewerUseCases }) {
  useViewerAddress(useCases.viewer);
  const parts = useParts(useCases);
  const { current, loadingItemId } = useSnapshot(useCases.viewer);
  const open = current !== null || loadingItemId !== null;
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);

  return needed && <Suspense fallback={null}><LazyItemViewer parts={parts} /></Suspense>;
}

/** Made once, for the view-model keeps them; the way to the fitting room follows the address. */
function useParts(useCases: ItemViewerUseCases): ItemViewerParts {
  const openPanel = useOpenPanel();
  const latest = useRef(openPanel);
  useLayoutEffect(() => {
    latest.current = openPanel;
  });
  const [parts] = useState(() => ({ ...useCases, onTryOn: () => latest.current('fitting-room') }));
  return parts;
}
