import fc from 'fast-check';
import { expect, it } from 'vitest';
import { QuotaStorage } from '../../../tests/support/QuotaStorage.ts';
import { LocalStorageKeyValueStore } from '../../adapters/browser/LocalStorageKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { TTLCache } from './TTLCache.ts';

const PREFIX = 'atelier:';
const FOREIGN_KEY = 'another-app';
const QUOTA = 240;
const KEYS = ['auth', 'trends', 'recent'];

interface Fixture {
  readonly cache: TTLCache;
  readonly storage: QuotaStorage;
  readonly clock: ManualClock;
}
interface Model {
  /** The entries that the cache has stored, by key without the cache's prefix. Null stands for an invalid entry. */
  readonly entries: Map<string, { readonly value: unknown; readonly expiresAt: number | null } | null>;
  hasForeignValue: boolean;
  isBlocked: boolean;
}

class Command implements fc.Command<Model, Fixture> {
  readonly #name: string;
  readonly run: (model: Model, fixture: Fixture) => void;
  constructor(name: string, run: (model: Model, fixture: Fixture) => void) {
    this.#name = name;
    this.run = run;
  }
  check = (): boolean => true;
  toString = (): string => this.#name;
}

const isLive = (entry: { readonly expiresAt: number | null } | null | undefined, now: number): boolean =>
  entry !== null && entry !== undefined && (entry.expiresAt === null || now < entry.expiresAt);

/** Whether the text fits into the storage quota together with the entries of the model. */
function fits(model: Model, key: string, text: string, storage: QuotaStorage): boolean {
  const otherEntries = [...model.entries.keys(), ...(model.hasForeignValue ? [FOREIGN_KEY] : [])];
  const usedLength = otherEntries
    .filter((storedKey) => storedKey !== key)
    .map((storedKey) => (storedKey === FOREIGN_KEY ? storedKey : PREFIX + storedKey))
    .reduce((sum, storedKey) => sum + storedKey.length + storage.getItem(storedKey)!.length, 0);
  return usedLength + PREFIX.length + key.length + text.length <= QUOTA;
}

const set = (key: string, value: unknown, ttlSeconds: number | null): Command =>
  new Command(`set ${key} for ${ttlSeconds} s`, (model, { cache, storage, clock }) => {
    const expiresAt = ttlSeconds === null ? null : clock.now() + ttlSeconds * 1_000;
    const isKept = !model.isBlocked && fits(model, key, JSON.stringify({ value, expiresAt }), storage);
    cache.set(key, value, ttlSeconds);
    if (isKept) model.entries.set(key, { value, expiresAt });
    // A value that does not fit also removes the older value, so that the older value is not shown as the newest.
    else if (!model.isBlocked) model.entries.delete(key);
  });

const get = (key: string): Command =>
  new Command(`get ${key}`, (model, { cache, clock }) => {
    const entry = model.entries.get(key);
    const isFound = !model.isBlocked && isLive(entry, clock.now());
    expect(cache.get(key)).toEqual(isFound ? entry?.value : undefined);
    if (!model.isBlocked && !isFound) model.entries.delete(key);
  });

const remove = (key: string): Command =>
  new Command(`remove ${key}`, (model, { cache }) => {
    cache.remove(key);
    if (!model.isBlocked) model.entries.delete(key);
  });

const wait = (seconds: number): Command =>
  new Command(`wait ${seconds} s`, (_, { clock }) => clock.advance(seconds * 1_000));

const start = new Command('start', (model, { cache, clock }) => {
  cache.start();
  if (model.isBlocked) return;
  for (const [key, entry] of model.entries) if (!isLive(entry, clock.now())) model.entries.delete(key);
});

const clear = new Command('clear', (model, { cache }) => {
  cache.clear();
  if (!model.isBlocked) model.entries.clear();
});

const setBlocked = (isBlocked: boolean): Command =>
  new Command(isBlocked ? 'block' : 'allow', (model, { storage }) => {
    model.isBlocked = isBlocked;
    storage.isBlocked = isBlocked;
  });

/** Another tab of the app, perhaps of another version, writes an entry. */
const writeElsewhere = (key: string, value: unknown, isValid: boolean): Command =>
  new Command(`another tab writes ${key}`, (model, { storage }) => {
    const entry = isValid ? { value, expiresAt: null } : null;
    const text = entry ? JSON.stringify(entry) : '{"value":';
    if (model.isBlocked || !fits(model, key, text, storage)) return;
    storage.setItem(PREFIX + key, text);
    model.entries.set(key, entry);
  });

const writeForeignValue = new Command('other code writes', (model, { storage }) => {
  if (model.isBlocked || model.hasForeignValue || storage.length > 0) return;
  storage.setItem(FOREIGN_KEY, 'not JSON');
  model.hasForeignValue = true;
});

const key = fc.constantFrom(...KEYS);
const value = fc.oneof(
  fc.string({ maxLength: 150 }),
  fc.integer(),
  fc.record({ items: fc.array(fc.nat(), { maxLength: 9 }) }),
);
const COMMANDS = [
  fc.tuple(key, value, fc.option(fc.constantFrom(30, 60))).map(([name, givenValue, ttl]) => set(name, givenValue, ttl)),
  key.map(get),
  key.map(remove),
  fc.constantFrom(1, 29, 30).map(wait),
  fc.constant(start),
  fc.constant(clear),
  fc.boolean().map(setBlocked),
  fc.tuple(key, value, fc.boolean()).map(([name, givenValue, isValid]) => writeElsewhere(name, givenValue, isValid)),
  fc.constant(writeForeignValue),
];

it('never throws, never returns an expired or outdated value, and never touches what other code stores', () => {
  fc.assert(
    fc.property(fc.commands(COMMANDS, { maxCommands: 40, size: 'max' }), (commands) => {
      const storage = new QuotaStorage(QUOTA);
      const clock = new ManualClock();
      const fixture = { storage, clock, cache: new TTLCache(new LocalStorageKeyValueStore(() => storage), clock) };
      const model: Model = { entries: new Map(), hasForeignValue: false, isBlocked: false };
      fc.modelRun(() => ({ model, real: fixture }), commands);
      storage.isBlocked = false;
      expect(storage.getItem(FOREIGN_KEY)).toBe(model.hasForeignValue ? 'not JSON' : null);
      const storedKeys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
      expect(storedKeys.filter((name) => name !== FOREIGN_KEY).sort()).toEqual(
        [...model.entries.keys()].map((name) => PREFIX + name).sort(),
      );
    }),
    { numRuns: 300 },
  );
});
