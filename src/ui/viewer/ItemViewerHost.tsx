import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { Observable } from '../../application/Snapshots.ts';
import { useAddress } from '../shared/AddressRouter.tsx';
import { useOpenPanel } from '../shared/useOpenPanel.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import type { ItemViewerParts } from './ItemViewerViewModel.ts';
import { ViewerAddressSync } from './ViewerAddressSync.ts';

/** The use cases below the viewer; what opens over it is the frame's. */
export type ItemViewerUseCases = Omit<ItemViewerParts, 'onTryOn'>;

/** The viewer itself: null until its code is here, which `load` fetches. */
export interface ViewerCode {
  readonly component: Observable<ComponentType<{ readonly parts: ItemViewerParts }> | null>;
  readonly load: () => void;
}

/**
 * The item viewer's place in the main app: keeps the address, and asks for the viewer itself when it is
 * needed; one that does not come may come later. The frame mounts it once, while somebody is signed in.
 */
export function ItemViewerHost({
  useCases,
  code,
}: {
  readonly useCases: ItemViewerUseCases;
  readonly code: ViewerCode;
}) {
  const { viewer } = useCases;
  const address = useAddress();
  useEffect(() => {
    const stop = new ViewerAddressSync(viewer, address).start();
    return () => {
      stop();
      viewer.close();
    };
  }, [viewer, address]);
  const parts = useParts(useCases);
  const { current, loadingItemId } = useSnapshot(viewer);
  const Viewer = useSnapshot(code.component);
  const open = current !== null || loadingItemId !== null;
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);
  const missing = open && Viewer === null;
  useEffect(() => {
    if (missing) code.load();
  }, [missing, code]);

  return needed && Viewer !== null && <Viewer parts={parts} />;
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
