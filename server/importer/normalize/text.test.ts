import { describe, expect, it } from 'vitest';
import { removeMarkup } from './plainText.ts';
import { toOneLine, createReadableBrand, createReadableTitle } from './text.ts';

describe('oneLine and readableTitle', () => {
  it('return one tidy line', () => {
    expect(toOneLine('  Knit\n\tsweater\u0000 ')).toBe('Knit sweater');
    expect(createReadableTitle('   SUIT JACKET IN 100% LINEN ')).toBe('Suit Jacket In 100% Linen');
    expect(createReadableTitle('printed cotton top - black')).toBe('Printed cotton top - black');
    expect(createReadableTitle('HRDLF Skull - White Tee')).toBe('HRDLF Skull - White Tee');
  });

  it('repair letters that were decoded wrongly', () => {
    expect(toOneLine('rs-xÂ³ twill shoes')).toBe('rs-x³ twill shoes');
    expect(toOneLine('CafÃ© tie up neckï¿½ shirt \ufffd')).toBe('Café tie up neck shirt');
    expect(toOneLine('Ñandú Älmhult')).toBe('Ñandú Älmhult');
  });

  it('capitalize a brand in lower case only in a feed in lower case', () => {
    expect(createReadableBrand('van heusen', 'solid shirt - navy')).toBe('Van Heusen');
    expect(createReadableBrand('w', 'kurta')).toBe('W');
    expect(createReadableBrand('agnes b.', 'Striped Tee')).toBe('agnes b.');
    expect(createReadableBrand('HRX', 'running shoe')).toBe('HRX');
  });

  // Each of these characters would reverse text or make two different brands look equal.
  it('removes what turns a line around or cannot be seen', () => {
    expect(toOneLine('\u202etseb\u202c \u2066Dress\u2069\u200f')).toBe('tseb Dress');
    expect(toOneLine('Ve\u2060sper\u200b Lu\u180ene')).toBe('Vesper Lune');
    expect(removeMarkup('One\u202e two<br>three\u2067 four')).toBe('One two\nthree four');
    expect(toOneLine('soft\u00ad hyphen, زیر\u200cپیراهن, \u{1f468}\u200d\u{1f469}')).toBe(
      'soft hyphen, زیر\u200cپیراهن, \u{1f468}\u200d\u{1f469}',
    );
  });
});
