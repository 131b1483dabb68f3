import { describe, expect, it } from 'vitest';
import { toOneLine, createReadableTitle } from './text.ts';

describe('oneLine and readableTitle', () => {
  it('return one tidy line', () => {
    expect(toOneLine('  Knit\n\tsweater\u0000 ')).toBe('Knit sweater');
    expect(createReadableTitle('   SUIT JACKET IN 100% LINEN ')).toBe('Suit Jacket In 100% Linen');
    expect(createReadableTitle('printed cotton top - black')).toBe('Printed cotton top - black');
    expect(createReadableTitle('HRDLF Skull - White Tee')).toBe('HRDLF Skull - White Tee');
  });
});
