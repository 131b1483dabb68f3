import { describe, expect, it } from 'vitest';
import { reportClientError } from '../../contract/reports.ts';
import { reportErrors } from './reportErrors.ts';

/** Creates a page on which the test can raise errors. */
function createPage() {
  const target = new EventTarget();
  const beacons: (readonly [string, Blob])[] = [];
  const navigator = { sendBeacon: (url: string, body: Blob) => beacons.push([url, body]) > 0 };
  const page = { navigator, addEventListener: target.addEventListener.bind(target) } as unknown as Window;
  const raise = (type: string, details: object) => target.dispatchEvent(Object.assign(new Event(type), details));
  const readReports = () => Promise.all(beacons.map(async ([, body]) => JSON.parse(await readText(body)) as unknown));
  return { page, raise, beacons, readReports };
}

const readText = (body: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

describe('reportErrors', () => {
  it('reports errors and unhandled rejections, whatever was thrown', async () => {
    const { page, raise, beacons, readReports } = createPage();
    reportErrors('app', page);
    const error = new TypeError('x is not a function');
    raise('error', { message: 'TypeError: x is not a function', error });
    raise('unhandledrejection', { reason: error });
    raise('unhandledrejection', { reason: 'just a text' });
    raise('unhandledrejection', { reason: undefined });
    const stack = error.stack!.slice(0, 500);
    const reports = await readReports();
    expect(reports).toEqual([
      { surface: 'app', message: 'TypeError: x is not a function', stack },
      { surface: 'app', message: 'x is not a function', stack },
      { surface: 'app', message: 'just a text', stack: 'undefined' },
      { surface: 'app', message: 'undefined', stack: 'undefined' },
    ]);
    for (const report of reports) expect(reportClientError.body!.safeParse(report).success).toBe(true);
    expect(beacons.map(([url, { type }]) => [url, type])).toEqual(
      Array(4).fill([reportClientError.path, 'application/json']),
    );
  });

  it('reports five errors of a page, and shortens long ones', async () => {
    const { page, raise, readReports } = createPage();
    reportErrors('website', page);
    for (let count = 0; count < 9; count += 1) raise('error', { message: 'x'.repeat(9_999), error: undefined });
    const reports = await readReports();
    expect(reports).toHaveLength(5);
    expect(reports.every((report) => reportClientError.body!.safeParse(report).success)).toBe(true);
  });
});
