import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './base64.ts';

describe('base64', () => {
  it('is decoded byte by byte', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...decodeBase64(Buffer.from(bytes).toString('base64'))]).toEqual([...bytes]);
      }),
    );
  });

  it.each(['%', 'YQ=', 'data:image/webp;base64,YQ==', 'YW\u00e9='])('throws an error for %j', (text) => {
    expect(() => decodeBase64(text)).toThrow('not base64');
  });
});
