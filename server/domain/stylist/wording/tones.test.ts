import { describe, expect, it } from 'vitest';
import type { Tone } from './Tone.ts';
import { TONES, findTone } from './tones.ts';

const SPECIFIED_TONES = [
  'Friendly & Casual',
  'Professional & Concise',
  'Playful & Witty',
  'Elegant & Polished',
  'Minimal & Direct',
  'Supportive & Encouraging',
  'Inspiring & Visionary',
  'Bold & Assertive',
  'Empathetic & Calm',
  'Quirky & Unique',
];
/** Moments that a conversation has only once. */
const ONE_TIME_MOMENTS = new Set(['who', 'profile']);
const SLOT_NAMES = new Set([
  'ask',
  'name',
  'product',
  'count',
  'from',
  'sought',
  'change',
  'piece',
  'why',
  'traits',
  'word',
  'fact',
  'item',
  'list',
]);
const listLines = (tone: Tone): string[] =>
  Object.values(tone).flatMap((entry: readonly string[] | Readonly<Record<string, string>>) => Object.values(entry));
const withWords = (line: string): boolean => line.replace(/\{\w+\}/gu, '').replace(/[^a-z]/giu, '').length > 12;

describe('the ten tones', () => {
  it('are those of the specification', () => {
    expect(Object.keys(TONES)).toEqual(SPECIFIED_TONES);
  });

  it('speak friendly where none was chosen', () => {
    expect(findTone('')).toBe(TONES['Friendly & Casual']);
  });

  it('share no sentence', () => {
    const allWords = Object.values(TONES)
      .flatMap((tone) => [...new Set(listLines(tone))])
      .filter(withWords);
    expect(allWords.filter((line, index) => allWords.indexOf(line) !== index)).toEqual([]);
  });

  it.each(Object.entries(TONES))(
    '%s has its ways for each moment, fills slots that there are, and draws no pictures',
    (_, tone) => {
      for (const [moment, lines] of Object.entries(tone))
        expect(Object.keys(lines).length, moment).toBeGreaterThanOrEqual(ONE_TIME_MOMENTS.has(moment) ? 1 : 2);
      for (const line of listLines(tone)) {
        expect(
          [...line.matchAll(/\{(\w+)\}/gu)].map(([, slot = '']) => slot).filter((slot) => !SLOT_NAMES.has(slot)),
          line,
        ).toEqual([]);
        expect(line).not.toMatch(/\p{Extended_Pictographic}/u);
      }
    },
  );

  it('always name what they speak of', () => {
    for (const [name, tone] of Object.entries(TONES)) {
      const expectSlots = (lines: readonly string[], ...slots: string[]): void => {
        for (const line of lines)
          expect(
            slots.some((slot) => line.includes(`{${slot}}`)),
            `${name}: ${line}`,
          ).toBe(true);
      };
      expectSlots([...tone.first, ...tone.second], 'piece');
      expectSlots([...tone.first, ...tone.second], 'why', 'traits');
      expectSlots([...tone.found, ...tone.seenAll], 'sought');
      expectSlots(
        [...tone.refined, ...tone.narrowed, ...tone.widened, ...tone.returned, ...tone.unchanged, ...tone.reordered],
        'change',
      );
      expectSlots(
        [...tone.relaxed, ...tone.profile, ...tone.unknown, ...tone.price, ...tone.brand, ...tone.total],
        'word',
      );
      expectSlots([...tone.yes, ...tone.no, ...tone.advice], 'fact');
      expectSlots([...tone.kept, ...tone.released], 'item');
      expectSlots(
        [...tone.sizes, ...tone.fabric, ...tone.colors, ...tone.companions, ...tone.compared, ...tone.total],
        'list',
      );
      expectSlots([...tone.announce, ...tone.announceMore, ...tone.announceFewer], 'count');
      expectSlots([...tone.askWish, ...tone.askAgain, ...tone.greeting], 'ask');
    }
  });
});
