import { expect, it } from 'vitest';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { NO_PREFERENCES } from '../../domain/accounts/Profile.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { OnboardingMemory } from './OnboardingMemory.ts';

const createCache = () => new TTLCache(new InMemoryKeyValueStore(), new ManualClock());
const createAnswers = (userNotes: string) => ({ step: 'ai' as const, preferences: { ...NO_PREFERENCES, userNotes } });

it('has the answers of its own tab after a reload, and none once another tab has finished', () => {
  const [cache, firstTab, secondTab] = [createCache(), createCache(), createCache()];
  const load = (tabCache: TTLCache) => new OnboardingMemory(cache, 'ada', tabCache);
  const listNotes = () => [firstTab, secondTab].map((tab) => load(tab).read()?.preferences.userNotes);
  load(firstTab).remember(createAnswers('No wool'));
  load(secondTab).remember(createAnswers('No silk'));
  expect(listNotes()).toEqual(['No wool', 'No silk']);
  load(secondTab).forget();
  expect(listNotes()).toEqual([undefined, undefined]);
});
