import { describe, expect, it } from 'vitest';
import { toJsonText } from './jsonText.ts';

describe('jsonText', () => {
  it('leaves ordinary text unchanged', () => {
    const value = { text: 'naïve "50%" \\ 👗 \n', list: [1, null, true], path: 'C:\\u0041' };
    expect(JSON.parse(toJsonText(value))).toEqual(value);
  });

  it('drops NUL and replaces lone surrogates, which PostgreSQL rejects', () => {
    expect(JSON.parse(toJsonText({ text: 'a\0b\ud800c', list: ['\udc00', '👗'] }))).toEqual({
      text: 'ab\uFFFDc',
      list: ['\uFFFD', '👗'],
    });
  });
});
