import { EmptyState } from '../design/EmptyState.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { OpenProps } from '../frame/FrameParts.ts';
import { TabLink } from '../shared/TabLink.tsx';
import { fittingRoomText } from '../text/homeText.ts';

/** The fitting room, a sheet over the whole app (spec 2.10). */
export function FittingRoomPanel({ open, onClose }: OpenProps) {
  return (
    <Sheet open={open} onClose={onClose} title={fittingRoomText.title} rises>
      <EmptyState ink="wardrobe" title={fittingRoomText.empty} text={fittingRoomText.text}>
        <TabLink tab="wishlist">{fittingRoomText.toWishlist}</TabLink>
      </EmptyState>
    </Sheet>
  );
}
