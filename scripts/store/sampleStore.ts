import type { Store } from '../../server/application/ports/Store.ts';
import type { StoredSearch } from '../../server/application/ports/Searches.ts';
import { NEW_CHAT } from '../../server/application/ports/Chats.ts';
import type { Attachment } from '../../src/domain/search/Search.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from '../../tests/support/catalogueItems.ts';
import { createAnswer, createAskedTurn } from '../../tests/support/chatTurns.ts';
import { createPictureReading } from '../../tests/support/pictureReadings.ts';
import { createStoredPose, createStoredTryOn } from '../../tests/support/storedPoses.ts';

export const SAMPLE_TIME_MS = Date.UTC(2026, 0, 31, 12);
const DAY_MS = 86_400_000;

export const SAMPLE = {
  user: 'anna',
  email: 'anna@atelier.test',
  tokenHash: 'a'.repeat(64),
  linkHash: 'b'.repeat(64),
  item: createCatalogueItem().id,
  withdrawnItem: 'no-longer-sold',
  search: 'search-1',
  chat: 'chat-1',
  photo: 'photo-kept',
  discardedPhoto: 'photo-gone',
  pose: 'pose-1',
  tryOn: 'try-on-1',
  day: '2026-01-31',
  message: 'message-1',
  application: 'message-2',
  cv: 'cv-1',
  deletedSubject: 'subject-2',
  query: 'navy linen blazer under $200',
  said: 'a wedding in June',
} as const;

const IDENTITY = { provider: 'firebase', subject: 'subject-1', email: SAMPLE.email, name: 'Anna' } as const;

const createAttachment = (id: string): Attachment => ({
  id,
  context: 'item',
  userId: SAMPLE.user,
  url: '',
  imageUrls: [`/api/attachments/${id}`],
  colors: ['Blue'],
  kind: null,
  pattern: null,
  kinds: [],
});

const SEARCH: StoredSearch = {
  id: SAMPLE.search,
  userId: SAMPLE.user,
  query: SAMPLE.query,
  filters: { ...NO_FILTERS, priceRangeMax: 200, color: ['Blue'] },
  attachments: [createAttachment(SAMPLE.photo)],
  itemIds: [SAMPLE.item],
  deepPicks: [{ itemId: SAMPLE.item, reason: 'Linen, under $200.' }],
  relaxations: [],
  correctedQuery: null,
  at: SAMPLE_TIME_MS,
};

/** Inserts a row into every table, through the product's ports. */
export async function fillSampleStore(store: Store): Promise<void> {
  const { user, tokenHash, linkHash, photo, discardedPhoto } = SAMPLE;
  const item = createCatalogueItem();
  await store.catalogue.importAll('demo', [[item, { ...item, id: SAMPLE.withdrawnItem }]]);
  await store.catalogue.importAll('demo', [[item]], undefined, { isComplete: true });
  await store.users.recordSignIn(IDENTITY, user);
  await store.users.savePreferences(user, { onboarded: true });
  await store.sessions.open({
    tokenHash,
    userId: user,
    identity: IDENTITY,
    provenAt: SAMPLE_TIME_MS,
    createdAt: SAMPLE_TIME_MS,
    expiresAt: SAMPLE_TIME_MS + 30 * DAY_MS,
    device: { browser: 'Firefox', system: 'Linux' },
    seenAt: SAMPLE_TIME_MS,
  });
  await store.pendingLinks.save({
    tokenHash: linkHash,
    identity: { ...IDENTITY, provider: 'google' },
    provenAt: SAMPLE_TIME_MS,
    expiresAt: SAMPLE_TIME_MS + DAY_MS,
  });
  await store.wishlists.add(user, SAMPLE.item, SAMPLE_TIME_MS);
  await store.wishlists.add(user, 'removed-item', SAMPLE_TIME_MS);
  await store.wishlists.remove(user, 'removed-item', SAMPLE_TIME_MS);
  await store.trendSignals.recordSearch(user, ['kind=blazer'], SAMPLE_TIME_MS);
  await store.dailyCounts.add([{ day: SAMPLE.day, kind: 'visit', label: 'website, Firefox, phone', count: 3 }]);
  await store.dailyLeads.save(user, { day: '2026-01-31', itemId: SAMPLE.item }, '2026-01-01');
  for (const id of [photo, discardedPhoto]) {
    await store.attachments.save({
      id,
      userId: user,
      mediaType: 'image/webp',
      width: 900,
      height: 1_200,
      reading: createPictureReading({ kind: null }),
      at: SAMPLE_TIME_MS,
    });
  }
  await store.searches.save(SEARCH);
  await addConversation(store, SAMPLE.chat);
  await store.poses.recordConsent(user, SAMPLE_TIME_MS, 'tryon.example');
  await store.poses.save(createStoredPose({ id: SAMPLE.pose, userId: user, at: SAMPLE_TIME_MS }), 1);
  await store.tryOns.save(
    createStoredTryOn({ id: SAMPLE.tryOn, userId: user, poseId: SAMPLE.pose, at: SAMPLE_TIME_MS }),
    1,
  );
  const message = { id: SAMPLE.message, name: 'Anna', email: SAMPLE.email, text: 'Hello', at: SAMPLE_TIME_MS };
  await store.inbox.save({ ...message, kind: 'support', userId: user, cv: null }, null);
  const cv = { id: SAMPLE.cv, fileName: 'Anna.pdf', kind: 'pdf', size: 1_234 } as const;
  await store.inbox.save({ ...message, id: SAMPLE.application, kind: 'career', userId: null, cv }, null);
  // This second call discards a blob.
  await store.searches.save({
    ...SEARCH,
    id: 'search-2',
    query: 'gone',
    attachments: [createAttachment(discardedPhoto)],
    at: SAMPLE_TIME_MS + DAY_MS,
  });
  await store.searches.remove('search-2');
  // This shopper's account is being deleted.
  await store.users.recordSignIn({ ...IDENTITY, subject: SAMPLE.deletedSubject, email: 'ben@atelier.test' }, 'ben');
  await store.accountDeletions.begin('ben', SAMPLE_TIME_MS);
  await store.jobLocks.acquire('sample', 'node-1', SAMPLE_TIME_MS, SAMPLE_TIME_MS + DAY_MS);
}

async function addConversation(store: Store, id: string): Promise<void> {
  const turn = createAskedTurn({ id: 'turn-1', arrivedAt: SAMPLE_TIME_MS, said: SAMPLE.said });
  await store.chats.open({ id, userId: SAMPLE.user, title: 'Linen for a wedding', state: NEW_CHAT }, turn);
  await store.chats.answer(id, createAnswer(turn, SAMPLE_TIME_MS + 1_000));
}
