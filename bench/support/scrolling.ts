import type { Locator, Page } from '@playwright/test';

/** In CSS pixels, and in CSS pixels a second: a brisk hand. */
const SCROLLED = 4_800;
const SPEED = 2_400;

interface Edge { frames: number; late: number; on: boolean }
declare global {
  interface Window { edge: Edge }
}

export interface Scrolling {
  /** Frames a second that reached the screen, and milliseconds between two of them that 95 of 100 stay below. */
  readonly drawn: number;
  readonly gap: number;
  /** Frames a second in which the page itself could answer, and in how many a row had not come yet. */
  readonly answered: number;
  readonly late: number;
}

/** Notes in each frame whether the last row that is there ends above the lower edge of what is seen. */
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

/** Turns the wheel as a hand does, which the browser follows beside the page's own thread; the frames are the compositor's. */
export async function scroll(page: Page, panel: Locator): Promise<Scrolling> {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const hand = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await panel.boundingBox())!;
  const draws: number[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value as readonly { name?: string; ts?: number }[]) if (name === 'DrawFrame') draws.push(ts! / 1_000);
  });
  await panel.evaluate(watchEdge);
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] } });
  await hand.send('Input.synthesizeScrollGesture', { x: x + width / 2, y: y + height / 2, yDistance: -SCROLLED, speed: SPEED, gestureSourceType: 'mouse', preventFling: true });
  const { frames, late } = await page.evaluate(() => Object.assign(window.edge, { on: false }));
  const ended = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await ended;
  await browser.detach();
  draws.sort((a, b) => a - b);
  const gaps = draws.slice(1).map((draw, index) => draw - draws[index]!).sort((a, b) => a - b);
  const seconds = (draws.at(-1)! - draws[0]!) / 1_000;
  return { drawn: gaps.length / seconds, gap: gaps[Math.floor(gaps.length * 0.95)] ?? 0, answered: frames / seconds, late };
}

export const inWords = ({ drawn, gap, answered, late }: Scrolling) =>
  `${drawn.toFixed(0)} frames a second drawn, p95 gap ${gap.toFixed(0)} ms; ${answered.toFixed(0)} answered by the page, ${late} of them with a row still to come`;
