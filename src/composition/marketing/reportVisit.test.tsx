import { describe, expect, it } from 'vitest';
import { recordWebsiteEngagement } from '../../../contract/reports.ts';
import { reportVisit } from './reportVisit.ts';

const NOW = new Date('2026-01-31T12:00:00Z');

/** Creates the window of a browser with these privacy settings. */
function createPage(privacy: { readonly doNotTrack?: string; readonly globalPrivacyControl?: boolean } = {}) {
  const requests: (readonly [string, RequestInit])[] = [];
  const navigator = {
    ...{ language: 'en-GB', platform: 'Linux', userAgent: 'Firefox', cookieEnabled: true, onLine: true },
    ...{ doNotTrack: null, ...privacy },
  };
  const page = {
    navigator,
    document: { referrer: '', title: 'Atelier' },
    location: { pathname: '/vision', search: '?from=anna' },
    screen: { width: 390, height: 844 },
    devicePixelRatio: 3,
    fetch: (url: string, init: RequestInit) => {
      requests.push([url, init]);
      return Promise.reject(new TypeError('offline'));
    },
  };
  return { page: page as unknown as Window, requests };
}

describe('reportVisit', () => {
  it('sends the fields of the contract, and survives being offline', () => {
    const { page, requests } = createPage();
    reportVisit(page, NOW);
    const [[url, init]] = requests as [[string, RequestInit]];
    const body = JSON.parse(String(init.body)) as object;
    expect([url, init.method]).toEqual([recordWebsiteEngagement.path, recordWebsiteEngagement.method]);
    expect(recordWebsiteEngagement.body!.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      ...{ path: '/vision', referrer: null, title: 'Atelier', screen: { width: 390, height: 844, dpr: 3 } },
      ...{ language: 'en-GB', platform: 'Linux', cookiesEnabled: true, online: true },
      timestamp: '2026-01-31T12:00:00.000Z',
    });
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('sends nothing with %j', (privacy) => {
    const { page, requests } = createPage(privacy);
    reportVisit(page, NOW);
    expect(requests).toEqual([]);
  });
});
