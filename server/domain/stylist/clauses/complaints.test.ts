import { describe, expect, it } from 'vitest';
import type { ReadClause, Role } from './Clause.ts';
import { readComplaints } from './complaints.ts';

const createClause = (text: string, role: Role = 'wish'): ReadClause => ({
  text,
  divider: ' ',
  act: 'criticise',
  probability: 1,
  margin: 1,
  role,
  ownRole: null,
  isDoubtful: false,
  isBare: false,
  namesKind: false,
  namesFashion: true,
  pointsAt: false,
  isRequest: false,
  isForPieces: false,
  isForOthers: false,
  isTooMuch: false,
});
const listStatedWords = (text: string, role?: Role): readonly string[] =>
  readComplaints(createClause(text, role)).leanings.map(({ said }) => said);

describe('a complaint', () => {
  it.each([
    ['a bit short', 'longer'],
    ['these are all a bit short for me', 'longer'],
    ['way long', 'shorter'],
    ['very busy', 'plainer'],
    ['very busy these', 'plainer'],
    ['good lord these are loud', 'plainer'],
    ['bit much', 'simpler'],
    ['boring', 'bolder'],
    ['itchy looking', 'softer'],
    ['they look cheap', 'better-made'],
    ['looks like something my nan would wear', 'more modern'],
    ["I'd look like a bouncer", 'less formal'],
    ['makes me look like a sack', 'slimmer'],
    ['nothing is jumping out at me', 'bolder'],
    ['I could never walk in those', 'lower'],
    ['heels a bit high', 'lower'],
    ['sleeves a bit short', 'longer-sleeved'],
    ["the neckline's a bit low", 'higher-necked'],
    ['rather gloomy', 'brighter'],
    ['all very formal', 'less formal'],
  ])('“%s” asks for what is %s', (text, wish) => {
    expect(listStatedWords(text)).toEqual([wish]);
  });

  it.each([
    'something a bit formal',
    'make it a bit bright',
    "I'm a bit short",
    'these are really pretty',
    'I love that it is so busy',
    'a bit longer',
    'is it a bit short on tall people?',
    'short',
    'bright',
  ])('is not “%s”', (text) => {
    expect(listStatedWords(text)).toEqual([]);
  });

  it('is none where somebody else looked like that', () => {
    expect(listStatedWords('my cousin wore one and looked like a waiter', 'person')).toEqual([]);
  });

  it('leaves nothing to look for behind', () => {
    expect(readComplaints(createClause('heels a bit high')).clause.text).toBe('');
    expect(readComplaints(createClause('a bit short, with sleeves please')).clause.text).toMatch(/with sleeves/u);
  });
});
