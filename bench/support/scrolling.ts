import type { Locator, Page } from '@playwright/test';

/** A fast scroll: the distance in CSS pixels, and the speed in CSS pixels per second. */
const SCROLL_DISTANCE_PX = 4_800;
const SCROLL_PX_PER_S = 2_400;

interface Edge {
  frames: number;
  late: number;
  on: boolean;
}
declare global {
  interface Window {
    edge: Edge;
  }
}

export interface Scrolling {
  /** Presented frames per second, and the 95th percentile of the time between two of them in milliseconds. */
  readonly drawn: number;
  readonly gap: number;
  /** Frames per second of the main thread, and the number of frames in which a row was missing. */
  readonly answered: number;
  readonly late: number;
}

/** Counts frames, and those in which the last row ends above the lower edge of the viewport. */
function watchEdge(panel: Element): void {
  const edge = { frames: 0, late: 0, on: true };
  window.edge = edge;
  const list = panel.querySelector('article')?.closest('ul, main') ?? panel;
  const look = () => {
    edge.frames += 1;
    const { bottom } = list.lastElementChild?.getBoundingClientRect() ?? { bottom: Infinity };
    if (bottom < panel.getBoundingClientRect().bottom) edge.late += 1;
    if (edge.on) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Scrolls with wheel events, which the browser handles off the main thread; frames are those of the compositor. */
export async function scroll(page: Page, panel: Locator): Promise<Scrolling> {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const hand = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await panel.boundingBox())!;
  const draws: number[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value as readonly { name?: string; ts?: number }[])
      if (name === 'DrawFrame') draws.push(ts! / 1_000);
  });
  await panel.evaluate(watchEdge);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] },
  });
  await hand.send('Input.synthesizeScrollGesture', {
    x: x + width / 2,
    y: y + height / 2,
    yDistance: -SCROLL_DISTANCE_PX,
    speed: SCROLL_PX_PER_S,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const { frames, late } = await page.evaluate(() => Object.assign(window.edge, { on: false }));
  const ended = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await ended;
  await browser.detach();
  draws.sort((a, b) => a - b);
  const gaps = draws
    .slice(1)
    .map((draw, index) => draw - draws[index]!)
    .sort((a, b) => a - b);
  const seconds = (draws.at(-1)! - draws[0]!) / 1_000;
  return {
    drawn: gaps.length / seconds,
    gap: gaps[Math.floor(gaps.length * 0.95)] ?? 0,
    answered: frames / seconds,
    late,
  };
}

export const inWords = ({ drawn, gap, answered, late }: Scrolling) =>
  `${drawn.toFixed(0)} frames a second drawn, p95 gap ${gap.toFixed(0)} ms; ${answered.toFixed(0)} answered by the page, ${late} of them with a row still to come`;
