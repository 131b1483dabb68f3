import { describe, expect, it } from 'vitest';
import { COLORS, GENDERS, SIZES, SORT_OPTIONS } from '../../../src/domain/catalogue/vocabulary.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { readDemoCatalogue } from '../../adapters/files/DemoCatalogueFile.ts';
import { KINDS } from '../Judgment.ts';
import type { ConversationTurn, Expectation } from './Conversation.ts';
import { SHARED_FACTS, MEASURES, UNIQUE_FACTS, REPLY_FACTS } from './Conversation.ts';
import { readConversations } from './conversations.ts';
import { countAcceptable } from './itemChecks.ts';
import { findDescribedItem } from './itemReferences.ts';

const frozenConversations = await readConversations('frozen');
const developmentConversations = await readConversations('development');
const unseenConversations = (
  await Promise.all(
    (['unseen-development', 'unseen-choice', 'unseen-frozen'] as const).map((set) => readConversations(set)),
  )
).flat();
const tunedConversations = [...frozenConversations, ...developmentConversations];
const demoCatalogue = await readDemoCatalogue(new URL('../../assets/catalogue/catalogue.json', import.meta.url));

/** Collects the values of these keys in `value`, at any depth. */
function collectValues(keys: readonly string[], value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.includes(key) ? [inner].flat() : collectValues(keys, inner),
  );
}

const listExpectations = ({ expect: expected }: ConversationTurn): readonly Expectation[] =>
  Array.isArray(expected) ? (expected as readonly Expectation[]) : [expected as Expectation];
const turns = tunedConversations.flatMap((conversation) => conversation.turns);
const expectations = turns.flatMap(listExpectations);

describe('the conversations', () => {
  it('are 28 frozen ones with 119 turns, and more for development', () => {
    expect([
      frozenConversations.length,
      frozenConversations.flatMap((conversation) => conversation.turns).length,
    ]).toEqual([28, 119]);
    expect(developmentConversations.length).toBeGreaterThanOrEqual(40);
  });

  it('are 60 unseen ones, each message with the words of what is right', () => {
    expect(new Set(unseenConversations.map(({ id }) => id)).size).toBe(60);
    const turns = unseenConversations.flatMap((conversation) => conversation.turns);
    expect(turns.filter(({ right }) => right === undefined || right === '')).toEqual([]);
  });

  it('have unique ids and two to six turns (development: up to ten), and no message occurs in both sets', () => {
    expect(new Set(tunedConversations.map(({ id }) => id)).size).toBe(tunedConversations.length);
    expect(
      frozenConversations.filter((conversation) => conversation.turns.length < 2 || conversation.turns.length > 6),
    ).toEqual([]);
    expect(
      developmentConversations.filter(
        (conversation) => conversation.turns.length < 2 || conversation.turns.length > 10,
      ),
    ).toEqual([]);
    const frozenMessages = new Set(
      frozenConversations.flatMap((conversation) => conversation.turns.map(({ say }) => say.toLowerCase())),
    );
    expect(
      developmentConversations
        .flatMap((conversation) => conversation.turns)
        .filter(({ say }) => frozenMessages.has(say.toLowerCase())),
    ).toEqual([]);
  });

  it('use the known keys', () => {
    const knownKeys = {
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
    const listKeys = (values: readonly unknown[]): readonly string[] => [
      ...new Set(values.flatMap((value) => Object.keys(value ?? {}))),
    ];
    expect(knownKeys.turn).toEqual(expect.arrayContaining([...listKeys(turns)]));
    expect(knownKeys.expectation).toEqual(expect.arrayContaining([...listKeys(expectations)]));
    expect(knownKeys.items).toEqual(expect.arrayContaining([...listKeys(expectations.map(({ items }) => items))]));
    expect(knownKeys.reply).toEqual(expect.arrayContaining([...listKeys(expectations.map(({ reply }) => reply))]));
    expect(Object.keys(NO_FILTERS)).toEqual(
      expect.arrayContaining([...listKeys(expectations.map(({ filters }) => filters))]),
    );
    expect(knownKeys.filter).toEqual(
      expect.arrayContaining([...listKeys(expectations.flatMap(({ filters }) => Object.values(filters ?? {})))]),
    );
    expect(knownKeys.demands).toEqual(expect.arrayContaining([...listKeys(collectValues(['must'], turns))]));
    expect(knownKeys.wishes).toEqual(expect.arrayContaining([...listKeys(collectValues(['should'], turns))]));
  });

  it('use the known vocabulary', () => {
    const listValues = (keys: readonly string[]): unknown[] => [...new Set(collectValues(keys, turns))];
    expect(COLORS).toEqual(expect.arrayContaining([...listValues(['colors', 'notColors', 'family'])]));
    expect(GENDERS).toEqual(expect.arrayContaining([...listValues(['genders'])]));
    expect(SIZES).toEqual(expect.arrayContaining([...listValues(['sizes'])]));
    expect(SHARED_FACTS).toEqual(expect.arrayContaining([...listValues(['facts'])]));
    expect(MEASURES).toEqual(expect.arrayContaining([...listValues(['measure'])]));
    expect(REPLY_FACTS).toEqual(
      expect.arrayContaining(collectValues(['tells'], turns).map((toldFacts) => (toldFacts as { fact: unknown }).fact)),
    );
    expect(UNIQUE_FACTS).toEqual(
      expect.arrayContaining([
        ...listValues(['only']),
        ...turns.flatMap(({ say }) => [...say.matchAll(/\{(\w+)\}/gu)].map(([, fact]) => fact)),
      ]),
    );
    const filterExpectations = expectations
      .flatMap(({ filters }) => [filters?.color, filters?.size, filters?.gender, filters?.sort])
      .flatMap((demand) => [demand?.equals ?? [], demand?.includes ?? [], demand?.excludes ?? []].flat(2));
    expect([...COLORS, ...SIZES, ...GENDERS, ...SORT_OPTIONS]).toEqual(expect.arrayContaining(filterExpectations));
  });

  it('request kinds that the judge knows, except for kinds that the shop lacks', () => {
    const otherKinds = new Set(
      collectValues(['kinds', 'notKinds'], turns).filter((kind) => !(KINDS as readonly unknown[]).includes(kind)),
    );
    expect([...otherKinds].sort()).toEqual([
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
    for (const pattern of collectValues(
      ['says', 'avoids', 'as'],
      expectations.map(({ reply }) => reply),
    ))
      expect(() => new RegExp(String(pattern), 'iu')).not.toThrow();
  });

  it('begin with a wish that the demo catalogue can fulfill, and attach existing items, with few exceptions', () => {
    const emptyScreen = { lists: [], attachment: null };
    const firstTurns = tunedConversations.flatMap((conversation) => conversation.turns.slice(0, 1));
    const matchCounts = firstTurns
      .filter(({ attach }) => attach === undefined)
      .flatMap((turn) => listExpectations(turn))
      .flatMap(({ items }) => countAcceptable(items ?? {}, demoCatalogue, emptyScreen) ?? []);
    expect(matchCounts.filter((count) => count < 3).length).toBeLessThan(matchCounts.length / 5);
    for (const { attach } of turns)
      if (attach) expect(findDescribedItem(demoCatalogue, attach), JSON.stringify(attach)).toBeDefined();
  }, 20_000);
});
