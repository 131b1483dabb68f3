import { useRef, type RefObject, type TouchEvent } from 'react';
import { getTextDirection } from '../design/getTextDirection.ts';
import type { ItemViewerView } from './ItemViewerView.ts';

/** Minimum length of a swipe in pixels (spec section 9). */
const MIN_SWIPE_PX = 100;
/** Distance in pixels before the direction of a swipe is decided. */
const AXIS_DECISION_PX = 10;
/** Without an item in the swipe's direction, the page moves only by this fraction of the finger's distance. */
const END_DRAG_FACTOR = 0.2;

type SwipeTarget = Pick<ItemViewerView, 'moveToNeighbor' | 'goBackOrClose' | 'hasNext' | 'hasPrevious'>;

interface SwipeStart {
  readonly x: number;
  readonly y: number;
  readonly canSwipeSideways: boolean;
  readonly canSwipeDown: boolean;
  axis: 'x' | 'y' | null;
}

/**
 * Horizontal swipes show the next or previous item. A downward swipe at the top of the page goes back or closes.
 * Elements that scroll horizontally handle their own swipes.
 */
export function useItemSwipe(scroller: RefObject<HTMLElement | null>, view: SwipeTarget) {
  const swipe = useRef<SwipeStart | null>(null);

  const endSwipe = () => {
    swipe.current = null;
    dragPage(scroller.current, 0, 0);
  };
  const onTouchStart = ({ touches, target, currentTarget }: TouchEvent<HTMLElement>) => {
    const touch = touches[0];
    if (!touch || touches.length > 1) return endSwipe();
    const canSwipeSideways = !scrollsSideways(target as Element, currentTarget);
    swipe.current = {
      x: touch.clientX,
      y: touch.clientY,
      canSwipeSideways,
      canSwipeDown: currentTarget.scrollTop <= 0,
      axis: null,
    };
  };
  const onTouchMove = (event: TouchEvent<HTMLElement>) => {
    const { current } = swipe;
    if (!current) return;
    const [dx, dy] = getDistance(current, event);
    current.axis ??= decideAxis(dx, dy);
    if (current.axis === 'x' && current.canSwipeSideways) {
      const hasNeighbor = dx * getTextDirection(event.currentTarget) < 0 ? view.hasNext : view.hasPrevious;
      dragPage(scroller.current, hasNeighbor ? dx : dx * END_DRAG_FACTOR, 0);
    } else if (current.axis === 'y' && current.canSwipeDown && dy > 0) dragPage(scroller.current, 0, dy / 2);
    else if (current.axis !== null) endSwipe();
  };
  const onTouchEnd = (event: TouchEvent<HTMLElement>) => {
    const { current } = swipe;
    if (!current) return;
    endSwipe();
    const [dx, dy] = getDistance(current, event);
    const axis = current.axis ?? decideAxis(dx, dy);
    if (axis === 'x' && current.canSwipeSideways && Math.abs(dx) >= MIN_SWIPE_PX)
      view.moveToNeighbor(dx * getTextDirection(event.currentTarget) < 0 ? 1 : -1);
    if (axis === 'y' && current.canSwipeDown && dy >= MIN_SWIPE_PX) view.goBackOrClose();
  };
  return { onTouchStart, onTouchMove, onTouchEnd, onTouchCancel: endSwipe };
}

function getDistance({ x, y }: SwipeStart, { changedTouches }: TouchEvent): readonly [dx: number, dy: number] {
  const touch = changedTouches[0];
  return touch ? [touch.clientX - x, touch.clientY - y] : [0, 0];
}

function decideAxis(dx: number, dy: number): SwipeStart['axis'] {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < AXIS_DECISION_PX) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
}

function scrollsSideways(from: Element, container: Element): boolean {
  for (let element: Element | null = from; element && element !== container; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'auto') return true;
  }
  return false;
}

/** Moves the page with the finger. On release, CSS moves the page back. */
function dragPage(page: HTMLElement | null, x: number, y: number): void {
  if (!page) return;
  const isDragged = x !== 0 || y !== 0;
  page.style.setProperty('transition-duration', isDragged ? '0s' : '');
  page.style.setProperty('translate', isDragged ? `${x}px ${y}px` : '');
}
