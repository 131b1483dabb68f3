import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { FittingRoom } from '../../application/tryon/FittingRoom.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { selectWearableTogether } from '../../domain/poses/outfit.ts';
import type { Observable } from '../../application/Snapshots.ts';
import { useAddress } from '../shared/AddressRouter.tsx';
import { openSearchTab } from '../shared/openSearchTab.ts';
import { useOpenPanel } from '../shared/useOpenPanel.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import type { ItemViewerDependencies } from './ItemViewerViewModel.ts';
import { ViewerAddressSync } from './ViewerAddressSync.ts';

/** The use cases of the viewer. The frame opens panels over it. */
export interface ItemViewerUseCases extends Omit<ItemViewerDependencies, 'onAskAbout' | 'onTryOn' | 'onWearLook'> {
  /** Turns chat mode on and attaches the item. */
  readonly askAboutItem: (item: Item) => void;
  /** Adds garments to the fitting room without opening it. */
  readonly fittingRoom: Pick<FittingRoom, 'tryOnItem' | 'wearItems'>;
}

/** The viewer component, which is null until `load` has fetched its code. */
export interface ViewerCode {
  readonly component: Observable<ComponentType<{ readonly parts: ItemViewerDependencies }> | null>;
  readonly load: () => void;
}

/**
 * Shows the item viewer in the main app. Syncs the URL, and loads the viewer's code when an item is opened. The frame
 * mounts it once for each signed-in shopper.
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
  const parts = useViewerParts(useCases);
  const { current, loadingItemId } = useSnapshot(viewer);
  const Viewer = useSnapshot(code.component);
  const open = current !== null || loadingItemId !== null;
  const [isNeeded, setIsNeeded] = useState(open);
  if (open && !isNeeded) setIsNeeded(true);
  const isCodeMissing = open && Viewer === null;
  useEffect(() => {
    if (isCodeMissing) code.load();
  }, [isCodeMissing, code]);

  return isNeeded && Viewer !== null && <Viewer parts={parts} />;
}

/** Creates the parts once, because the view-model keeps them. */
function useViewerParts({ fittingRoom, askAboutItem, ...useCases }: ItemViewerUseCases): ItemViewerDependencies {
  const address = useAddress();
  const openPanel = useOpenPanel();
  const latestOpenPanel = useRef(openPanel);
  useLayoutEffect(() => {
    latestOpenPanel.current = openPanel;
  });
  const [parts] = useState(() => ({
    ...useCases,
    onAskAbout: (item: Item) => {
      openSearchTab(address);
      askAboutItem(item);
    },
    onTryOn: (item: Item) => {
      fittingRoom.tryOnItem(item);
      latestOpenPanel.current('fitting-room');
    },
    onWearLook: (items: readonly Item[]) => {
      // Several items of one kind are alternatives, best first. Wear only items that go together.
      fittingRoom.wearItems(selectWearableTogether(items));
      latestOpenPanel.current('fitting-room');
    },
  }));
  return parts;
}
