import type { Locator, Page } from '@playwright/test';

/** The distance of a fast scroll in CSS pixels. */
const SCROLL_DISTANCE_PX = 4_800;
const SCROLL_PX_PER_S = 2_400;

interface EdgeCounter {
  frames: number;
  incompleteFrames: number;
  isOn: boolean;
}
declare global {
  interface Window {
    edge: EdgeCounter;
  }
}

export interface ScrollFigures {
  /** Presented frames per second. */
  readonly drawnPerSecond: number;
  readonly gap: number;
  /** Frames per second of the main thread. */
  readonly mainThreadPerSecond: number;
  readonly incompleteFrames: number;
}

/** Counts all frames, and the incomplete ones, in which the last row ends above the viewport's lower edge. */
function watchEdge(panel: Element): void {
  const edge = { frames: 0, incompleteFrames: 0, isOn: true };
  window.edge = edge;
  const list = panel.querySelector('article')?.closest('ul, main') ?? panel;
  const checkFrame = () => {
    edge.frames += 1;
    const { bottom } = list.lastElementChild?.getBoundingClientRect() ?? { bottom: Infinity };
    if (bottom < panel.getBoundingClientRect().bottom) edge.incompleteFrames += 1;
    if (edge.isOn) requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}

/** Scrolls with wheel events, which the browser handles off the main thread. Frames are those of the compositor. */
export async function scroll(page: Page, panel: Locator): Promise<ScrollFigures> {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const devtools = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await panel.boundingBox())!;
  const drawTimes: number[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value as readonly { name?: string; ts?: number }[])
      if (name === 'DrawFrame') drawTimes.push(ts! / 1_000);
  });
  await panel.evaluate(watchEdge);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] },
  });
  await devtools.send('Input.synthesizeScrollGesture', {
    x: x + width / 2,
    y: y + height / 2,
    yDistance: -SCROLL_DISTANCE_PX,
    speed: SCROLL_PX_PER_S,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const { frames, incompleteFrames } = await page.evaluate(() => Object.assign(window.edge, { on: false }));
  const tracingEnded = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await tracingEnded;
  await browser.detach();
  drawTimes.sort((a, b) => a - b);
  const frameGaps = drawTimes
    .slice(1)
    .map((draw, index) => draw - drawTimes[index]!)
    .sort((a, b) => a - b);
  const seconds = (drawTimes.at(-1)! - drawTimes[0]!) / 1_000;
  return {
    drawnPerSecond: frameGaps.length / seconds,
    gap: frameGaps[Math.floor(frameGaps.length * 0.95)] ?? 0,
    mainThreadPerSecond: frames / seconds,
    incompleteFrames,
  };
}

export const describeScrolling = ({ drawnPerSecond, gap, mainThreadPerSecond, incompleteFrames }: ScrollFigures) =>
  `${drawnPerSecond.toFixed(0)} frames a second drawn, p95 gap ${gap.toFixed(0)} ms; ${mainThreadPerSecond.toFixed(0)} answered by the page, ${incompleteFrames} of them with a row still to come`;
