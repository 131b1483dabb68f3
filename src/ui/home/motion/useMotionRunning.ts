import type { PageVisibility } from '../../../application/ports/PageVisibility.ts';
import { REDUCED_MOTION_QUERY } from '../../design/mediaQueries.ts';
import { useMediaQuery } from '../../design/useMediaQuery.ts';
import { useAddress } from '../../shared/AddressRouter.tsx';
import { QUERY } from '../../shared/paths.ts';
import { useSnapshot } from '../../shared/useSnapshot.ts';

/** Query parameters of surfaces that cover the tab. */
const COVERING_SURFACES = [QUERY.panel, QUERY.item, QUERY.pose];

/** Whether anything on the home screen may move by itself: the screen must be visible and motion not paused. */
export function useMotionRunning(visibility: PageVisibility, isTabActive: boolean, isPaused: boolean): boolean {
  const { query } = useSnapshot(useAddress());
  const parameters = new URLSearchParams(query);
  const isCovered = COVERING_SURFACES.some((name) => parameters.has(name));
  const isReduced = useMediaQuery(REDUCED_MOTION_QUERY);
  const isPageVisible = useSnapshot(visibility);
  return isTabActive && isPageVisible && !isPaused && !isReduced && !isCovered;
}
