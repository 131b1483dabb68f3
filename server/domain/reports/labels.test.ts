import { describe, expect, it } from 'vitest';
import { labelClientError } from './errorLabel.ts';
import { labelViolation } from './policyLabel.ts';
import { labelVisit } from './visitLabel.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

describe('labelVisit', () => {
  it.each([
    [CHROME, 1_440, 'Chrome, desktop'],
    [`${CHROME} Edg/147.0.0.0`, 1_024, 'Edge, desktop'],
    [`${CHROME} OPR/120.0`, 800, 'Opera, tablet'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 390, 'Firefox, phone'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1', 639, 'Safari, phone'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/147.0 Safari/604.1', 640, 'Chrome, tablet'],
    ['Googlebot/2.1', 1_440, 'bot, desktop'],
    ['', 0, 'another browser, phone'],
  ])('reduces %j at %i px', (userAgent, screenWidth, label) => {
    expect(labelVisit({ path: '/vision?from=anna', userAgent, screenWidth })).toBe(`vision, ${label}`);
    expect(labelVisit({ path: '/anna@example.com', userAgent, screenWidth })).toBe(`website, ${label}`);
  });
});

describe('labelClientError', () => {
  it('keeps the shape of a message and the place in the client', () => {
    const stack = 'TypeError: x\n    at Ab (https://app.example.com/assets/app-B2x_9.js?token=secret:12:345)';
    const message = "Cannot read properties of undefined (reading 'anna')";
    expect(labelClientError({ surface: 'app', message, stack })).toBe(
      'app: cannot read properties of undefined reading … (app-B2x_9.js:12)',
    );
  });

  it.each(['anna@example.com', 'Anna Müller', '+49 170 1234567', 'https://example.com/?user=anna', '<b>anna</b>'])(
    'keeps nothing of %j',
    (text) => {
      const label = labelClientError({ surface: 'website', message: `${text} is not valid: ${text}`, stack: text });
      expect(label).toBe('website: … is not valid … (place unknown)');
    },
  );
});

describe('labelViolation', () => {
  const violation = { directive: 'script-src-elem', blocked: 'inline', sourceFile: '', line: 1 };
  it('keeps directive, host and place', () => {
    expect(labelViolation(violation)).toBe('script-src-elem: inline');
    const sourceFile = 'https://app.example.com/assets/app-B2x.js';
    const blocked = 'https://evil.example/x.js?user=anna';
    expect(labelViolation({ ...violation, blocked, sourceFile })).toBe('script-src-elem: evil.example (app-B2x.js:1)');
    expect(labelViolation({ ...violation, blocked: 'data' })).toBe('script-src-elem: data');
  });

  it('ignores extensions of browsers and forged directives', () => {
    expect(labelViolation({ ...violation, blocked: 'chrome-extension' })).toBeNull();
    expect(labelViolation({ ...violation, sourceFile: 'moz-extension://1/x.js' })).toBeNull();
    expect(labelViolation({ ...violation, directive: '<script>' })).toBeNull();
  });
});
