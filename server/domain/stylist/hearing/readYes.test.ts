import { describe, expect, it } from 'vitest';
import { readYes } from './readYes.ts';

describe('a message that only says yes', () => {
  it.each([
    'yes',
    'Yes please!',
    'ok, go on then',
    'aye',
    'sure thing',
    'please do',
    'I’d love that',
    'why not',
    'swap it please',
  ])('is clear: %s', (said) => {
    expect(readYes(said)).toBe('clear');
  });

  it.each(['ok', 'okay thanks', 'Great.', 'sounds good'])('may only acknowledge: %s', (said) => {
    expect(readYes(said)).toBe('mild');
  });

  it.each([
    '',
    'thanks',
    'not sure',
    'please dont',
    'yes but in black',
    'go on holiday',
    'that',
    'do you do gift wrap',
  ])('says something else: %s', (said) => {
    expect(readYes(said)).toBeNull();
  });
});
