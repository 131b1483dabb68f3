import { EmptyState } from '../design/EmptyState.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { PanelProps } from '../frame/FrameParts.ts';
import { TabLink } from '../shared/TabLink.tsx';
import { fittingRoomText } from '../text/homeText.ts';

/** The fitting room, which slides up over everything (spec 2.10). */
export function FittingRoomPanel(panel: PanelProps) {
  return (
    <Sheet {...panel} title={fittingRoomText.title} rises>
      <EmptyState ink="wardrobe" title={fittingRoomText.empty} text={fittingRoomText.text}>
        <TabLink tab="wishlist">{fittingRoomText.toWishlist}</TabLink>
      </EmptyState>
    </Sheet>
  );
}
