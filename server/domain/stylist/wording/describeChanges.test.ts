import { expect, it } from 'vitest';
import type { Change } from '../Conversation.ts';
import { describeChanges } from './describeChanges.ts';

const createChangeAfter = (words: string): Change => ({ kind: 'wish', words, place: 'after' });

it.each<[string, string, readonly Change[]]>([
  ['what has a part', 'jumpers with a crew neck', [{ kind: 'wish', words: 'a crew neck', place: 'with' }]],
  [
    'refusals after the garments',
    'jumpers with long sleeves, nothing burgundy and no velvet',
    [
      { kind: 'wish', words: 'long sleeves', place: 'with' },
      { kind: 'refused', words: 'nothing burgundy' },
      { kind: 'refused', words: 'no velvet' },
    ],
  ],
  ['a refusal alone', 'nothing belted', [{ kind: 'refused', words: 'nothing belted' }]],
  [
    'what is no longer asked for',
    'jumpers for a party, no longer for work',
    [createChangeAfter('for a party'), { kind: 'dropped', words: 'for work' }],
  ],
  [
    'two purposes in one',
    'jumpers for church and cold days',
    [createChangeAfter('for church'), createChangeAfter('for cold days')],
  ],
  [
    'degrees, which other pieces have',
    'longer, less formal jumpers',
    [
      { kind: 'unshown', words: 'others' },
      { kind: 'lessOf', words: 'longer' },
      { kind: 'lessOf', words: 'less formal' },
    ],
  ],
  [
    'degrees, without an adjective that repeats one of them',
    'less formal, longer jumpers',
    [
      { kind: 'lessOf', words: 'less formal' },
      { kind: 'lessOf', words: 'longer' },
      { kind: 'wish', words: 'formal' },
    ],
  ],
  [
    'a new garment with its color',
    'silver shoes',
    [
      { kind: 'kind', words: 'shoes' },
      { kind: 'color', words: 'silver' },
    ],
  ],
  [
    'several cloths',
    'jumpers in wool or cashmere',
    [
      { kind: 'cloth', words: 'wool' },
      { kind: 'cloth', words: 'cashmere' },
    ],
  ],
  ['nothing where nothing changed', '', []],
])('says %s: “%s”', (_, phrase, changes) => {
  expect(describeChanges(changes, 'jumpers')).toBe(phrase);
});
