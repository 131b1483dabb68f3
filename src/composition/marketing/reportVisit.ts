import type { recordWebsiteEngagement } from '../../../contract/reports.ts';

type Visit = NonNullable<(typeof recordWebsiteEngagement)['body']>['_zod']['input'];

/** Properties of `navigator` that some browsers or TypeScript's types lack. */
interface NavigatorExtras {
  readonly globalPrivacyControl?: boolean;
  readonly userAgentData?: { readonly platform: string };
}

/** Reports one load of a marketing page (spec section 7), unless the visitor asks not to be tracked. Never throws. */
export function reportVisit(page: Window, now: Date): void {
  const navigator: Navigator & NavigatorExtras = page.navigator;
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true) return;
  const body = JSON.stringify(describeVisit(page, navigator, now));
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true, body };
  page.fetch('/api/user/website_engagement', request).catch(() => undefined);
}

function describeVisit(page: Window, navigator: Navigator & NavigatorExtras, now: Date): Visit {
  const { document, location, screen, devicePixelRatio } = page;
  return {
    path: location.pathname.slice(0, 2_000),
    referrer: document.referrer.slice(0, 2_000) || null,
    title: document.title.slice(0, 400),
    screen: { width: screen.width, height: screen.height, dpr: devicePixelRatio },
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
    platform: navigator.userAgentData?.platform ?? navigator.platform,
    userAgent: navigator.userAgent.slice(0, 600),
    cookiesEnabled: navigator.cookieEnabled,
    online: navigator.onLine,
    timestamp: now.toISOString(),
  };
}
