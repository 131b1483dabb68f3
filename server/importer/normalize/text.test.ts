import { describe, expect, it } from 'vitest';
import { oneLine, readableTitle } from './text.ts';

describe('oneLine and readableTitle', () => {
  it('return one tidy line', () => {
    expect(oneLine('  Knit\n\tsweater\u0000 ')).toBe('Knit sweater');
    expect(readableTitle('   SUIT JACKET IN 100% LINEN ')).toBe('Suit Jacket In 100% Linen');
    expect(readableTitle('printed cotton top - black')).toBe('Printed cotton top - black');
    expect(readableTitle('HRDLF Skull - White Tee')).toBe('HRDLF Skull - White Tee');
  });
});
