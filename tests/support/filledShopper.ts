import type { BlobKey, Blobs } from '../../server/application/ports/Blobs.ts';
import { NEW_CHAT } from '../../server/application/ports/Chats.ts';
import type { Store } from '../../server/application/ports/Store.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import { createAnswer, createAskedTurn } from './chatTurns.ts';
import { createPictureReading } from './pictureReadings.ts';
import { createStoredPose, createStoredTryOn } from './storedPoses.ts';

/** A marker that every text of `fillShopper` contains. */
export const createMarker = (userId: string): string => `marker-of-${userId}`;

/** Stores all kinds of data of a shopper, all with the time `time`. Each id, address and text contains the marker. */
export async function fillShopper(store: Store, userId: string, time = 1): Promise<void> {
  const marker = createMarker(userId);
  const email = `${marker}@example.com`;
  const identity = { provider: 'firebase', subject: `f-${marker}` };
  await store.users.recordSignIn({ ...identity, email, name: marker }, userId);
  const google = { provider: 'google', subject: `g-${marker}`, email, name: marker };
  await store.users.linkIdentity(userId, google);
  await store.users.savePreferences(userId, { userNotes: marker });
  await store.sessions.open({
    ...{ tokenHash: `secret-${marker}`, userId, identity, provenAt: time, createdAt: time, expiresAt: time + 9_000 },
    ...{ device: { browser: 'Firefox', system: 'Linux' }, seenAt: time },
  });
  await store.pendingLinks.save({
    ...{ tokenHash: `link-${marker}`, identity: { ...google, subject: `other-${marker}` } },
    ...{ provenAt: time, expiresAt: time + 9_000 },
  });
  await store.wishlists.add(userId, `item-${marker}`, time);
  const attachment = {
    ...{ id: `photo-${marker}`, context: 'chat_attachment' as const, userId, url: '', imageUrls: [], colors: [] },
    ...{ kind: null, pattern: null, kinds: [] },
  };
  for (const id of [attachment.id, `unused-${marker}`])
    await store.attachments.save({
      ...{ id, userId, mediaType: 'image/webp', width: 9, height: 9, reading: createPictureReading(), at: time },
    });
  await store.searches.save({
    ...{ id: `search-${marker}`, userId, query: marker, filters: NO_FILTERS, attachments: [attachment], itemIds: [] },
    ...{ deepPicks: [], relaxations: [], correctedQuery: null, at: time },
  });
  const turn = createAskedTurn({ id: `turn-${marker}`, said: marker, arrivedAt: time });
  await store.chats.open({ id: `chat-${marker}`, userId, title: marker, state: NEW_CHAT }, turn);
  await store.chats.answer(`chat-${marker}`, createAnswer(turn, time + 5_000));
  await store.trendSignals.recordSearch(userId, [`topic-${marker}`], time);
  await store.dailyLeads.save(userId, { day: '2026-11-23', itemId: `lead-${marker}` }, '2026-10-01');
  const message = {
    id: `message-${marker}`,
    kind: 'support' as const,
    userId,
    name: marker,
    email,
    text: marker,
    cv: null,
  };
  await store.inbox.save({ ...message, at: time }, null);
  await store.poses.recordConsent(userId, time);
  await store.poses.save(createStoredPose({ id: `pose-${marker}`, userId, at: time }), 9);
  await store.tryOns.save(createStoredTryOn({ id: `result-${marker}`, userId, poseId: `pose-${marker}`, at: time }), 9);
}

/** The blobs of a shopper created by `fillShopper`. */
export function listBlobKeys(userId: string): readonly BlobKey[] {
  const marker = createMarker(userId);
  return [
    { collection: 'attachments', id: `photo-${marker}` },
    { collection: 'attachments', id: `unused-${marker}` },
    { collection: 'poses', id: `pose-${marker}` },
    { collection: 'poses', id: `pose-${marker}-thumbnail` },
    { collection: 'try-ons', id: `result-${marker}` },
  ];
}

export async function fillBlobs(blobs: Blobs, userId: string): Promise<void> {
  for (const key of listBlobKeys(userId)) await blobs.put(key, new TextEncoder().encode(createMarker(userId)));
}
