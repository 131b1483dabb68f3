import { lazy, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from '../shared/useSnapshot.ts';
import type { ItemViewerParts } from './ItemViewerViewModel.ts';
import { useViewerAddress } from './useViewerAddress.ts';

const load = () => import('./ItemViewer.tsx');
const LazyItemViewer = lazy(load);

/** How long the first screen has the network to itself before the viewer is fetched in advance. */
const HEAD_START_MS = 2_000;

/**
 * The item viewer's place in the main app: keeps the address, and fetches the viewer itself when it is
 * first needed. The frame mounts it once, while somebody is signed in.
 */
export function ItemViewerHost({ parts }: { readonly parts: ItemViewerParts }) {
  useViewerAddress(parts.viewer);
  const { current, loadingItemId } = useSnapshot(parts.viewer);
  const open = current !== null || loadingItemId !== null;
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);

  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), HEAD_START_MS);
    return () => clearTimeout(timer);
  }, []);

  return needed && <Suspense fallback={null}><LazyItemViewer parts={parts} /></Suspense>;
}
