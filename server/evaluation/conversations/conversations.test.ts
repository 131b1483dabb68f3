import { describe, expect, it } from 'vitest';
import { COLORS, GENDERS, SIZES, SORT_OPTIONS } from '../../../src/domain/catalogue/vocabulary.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { readDemoCatalogue } from '../../adapters/files/DemoCatalogueFile.ts';
import { KINDS } from '../Judgment.ts';
import type { ConversationTurn, Expectation } from './Conversation.ts';
import { FACTS, MEASURES, ONLY_FACTS, TOLD_FACTS } from './Conversation.ts';
import { readConversations } from './conversations.ts';
import { acceptableCount } from './itemChecks.ts';
import { soughtIn } from './itemReferences.ts';

const frozen = await readConversations('frozen');
const development = await readConversations('development');
const all = [...frozen, ...development];
const demo = await readDemoCatalogue(new URL('../../assets/catalogue/catalogue.json', import.meta.url));

/** Collects the values of the given keys at any depth of `value`. */
function valuesAt(keys: readonly string[], value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (keys.includes(key) ? [inner].flat() : valuesAt(keys, inner)));
}

const expectationsOf = ({ expect: expected }: ConversationTurn): readonly Expectation[] =>
  Array.isArray(expected) ? (expected as readonly Expectation[]) : [expected as Expectation];
const turns = all.flatMap((conversation) => conversation.turns);
const expectations = turns.flatMap(expectationsOf);

describe('the conversations', () => {
  it('are 28 frozen ones with 119 turns, and more for development', () => {
    expect([frozen.length, frozen.flatMap((conversation) => conversation.turns).length]).toEqual([28, 119]);
    expect(development.length).toBeGreaterThanOrEqual(40);
  });

  it('have unique ids and two to six turns (development: up to ten), and no message occurs in both sets', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(frozen.filter((conversation) => conversation.turns.length < 2 || conversation.turns.length > 6)).toEqual([]);
    expect(
      development.filter((conversation) => conversation.turns.length < 2 || conversation.turns.length > 10),
    ).toEqual([]);
    const kept = new Set(frozen.flatMap((conversation) => conversation.turns.map(({ say }) => say.toLowerCase())));
    expect(
      development.flatMap((conversation) => conversation.turns).filter(({ say }) => kept.has(say.toLowerCase())),
    ).toEqual([]);
  });

  it('use the known keys', () => {
    const known = {
      turn: ['say', 'attach', 'edit', 'expect', 'notes'],
      expectation: ['intent', 'filters', 'items', 'reply', 'notes'],
      items: [
        'top',
        'share',
        'must',
        'should',
        'shareOfWishes',
        'price',
        'sameAs',
        'differsFrom',
        'trend',
        'ordered',
        'list',
        'includes',
        'excludes',
      ],
      reply: ['asks', 'tells', 'confirms', 'admits', 'unlessDescribed', 'says', 'avoids'],
      filter: ['equals', 'includes', 'excludes', 'empty'],
      demands: [
        'kinds',
        'genders',
        'colors',
        'sizes',
        'priceMin',
        'priceMax',
        'sale',
        'notKinds',
        'notColors',
        'notPatterns',
        'notMaterials',
        'notShades',
        'notWords',
      ],
      wishes: ['shadeWords', 'materials', 'patterns', 'fits', 'occasions', 'seasons', 'styles', 'words'],
    };
    const keysOf = (values: readonly unknown[]): readonly string[] => [
      ...new Set(values.flatMap((value) => Object.keys(value ?? {}))),
    ];
    expect(known.turn).toEqual(expect.arrayContaining([...keysOf(turns)]));
    expect(known.expectation).toEqual(expect.arrayContaining([...keysOf(expectations)]));
    expect(known.items).toEqual(expect.arrayContaining([...keysOf(expectations.map(({ items }) => items))]));
    expect(known.reply).toEqual(expect.arrayContaining([...keysOf(expectations.map(({ reply }) => reply))]));
    expect(Object.keys(NO_FILTERS)).toEqual(
      expect.arrayContaining([...keysOf(expectations.map(({ filters }) => filters))]),
    );
    expect(known.filter).toEqual(
      expect.arrayContaining([...keysOf(expectations.flatMap(({ filters }) => Object.values(filters ?? {})))]),
    );
    expect(known.demands).toEqual(expect.arrayContaining([...keysOf(valuesAt(['must'], turns))]));
    expect(known.wishes).toEqual(expect.arrayContaining([...keysOf(valuesAt(['should'], turns))]));
  });

  it('use the known vocabulary', () => {
    const said = (keys: readonly string[]): unknown[] => [...new Set(valuesAt(keys, turns))];
    expect(COLORS).toEqual(expect.arrayContaining([...said(['colors', 'notColors', 'family'])]));
    expect(GENDERS).toEqual(expect.arrayContaining([...said(['genders'])]));
    expect(SIZES).toEqual(expect.arrayContaining([...said(['sizes'])]));
    expect(FACTS).toEqual(expect.arrayContaining([...said(['facts'])]));
    expect(MEASURES).toEqual(expect.arrayContaining([...said(['measure'])]));
    expect(TOLD_FACTS).toEqual(
      expect.arrayContaining(valuesAt(['tells'], turns).map((told) => (told as { fact: unknown }).fact)),
    );
    expect(ONLY_FACTS).toEqual(
      expect.arrayContaining([
        ...said(['only']),
        ...turns.flatMap(({ say }) => [...say.matchAll(/\{(\w+)\}/gu)].map(([, fact]) => fact)),
      ]),
    );
    const chips = expectations
      .flatMap(({ filters }) => [filters?.color, filters?.size, filters?.gender, filters?.sort])
      .flatMap((demand) => [demand?.equals ?? [], demand?.includes ?? [], demand?.excludes ?? []].flat(2));
    expect([...COLORS, ...SIZES, ...GENDERS, ...SORT_OPTIONS]).toEqual(expect.arrayContaining(chips));
  });

  it('request kinds that the judge knows, except for kinds that the shop lacks', () => {
    const others = new Set(
      valuesAt(['kinds', 'notKinds'], turns).filter((kind) => !(KINDS as readonly unknown[]).includes(kind)),
    );
    expect([...others].sort()).toEqual([
      'boot',
      'clutch',
      'flats',
      'gloves',
      'handbag',
      'heels',
      'jewelry',
      'loafers',
      'sandals',
      'shoe',
      'sneakers',
      'socks',
      'tote',
      'trainers',
    ]);
  });

  it('have patterns that compile', () => {
    for (const pattern of valuesAt(
      ['says', 'avoids', 'as'],
      expectations.map(({ reply }) => reply),
    ))
      expect(() => new RegExp(String(pattern), 'iu')).not.toThrow();
  });

  it('begin with a wish that the demo catalogue can fulfill, and attach existing items, with few exceptions', () => {
    const seen = { lists: [], attachment: null };
    const first = all.flatMap((conversation) => conversation.turns.slice(0, 1));
    const counts = first
      .filter(({ attach }) => attach === undefined)
      .flatMap((turn) => expectationsOf(turn))
      .flatMap(({ items }) => acceptableCount(items ?? {}, demo, seen) ?? []);
    expect(counts.filter((count) => count < 3).length).toBeLessThan(counts.length / 5);
    for (const { attach } of turns) if (attach) expect(soughtIn(demo, attach), JSON.stringify(attach)).toBeDefined();
  }, 20_000);
});
