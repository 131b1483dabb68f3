import { NO_ADJUSTMENT } from '../../src/domain/poses/Adjustment.ts';
import { createFigureBodyId } from '../../src/domain/poses/Figure.ts';
import { fitsSlot, type Slot } from '../../src/domain/poses/Slot.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import { AttachmentLoader } from '../application/attachments/AttachmentLoader.ts';
import { ChatService } from '../application/chat/ChatService.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { Figures } from '../application/ports/Figures.ts';
import type { Log } from '../application/ports/Log.ts';
import type { SearchEngine } from '../application/ports/SearchEngine.ts';
import type { Secrets } from '../application/ports/Secrets.ts';
import type { Store } from '../application/ports/Store.ts';
import type { Stylist } from '../application/ports/Stylist.ts';
import type { PoseService } from '../application/poses/PoseService.ts';
import type { TryOnService } from '../application/poses/TryOnService.ts';
import type { RequestedGarment } from '../application/poses/TryOnRequest.ts';
import { SearchService } from '../application/search/SearchService.ts';
import type { TrendOutfit } from '../application/trends/ComposedTrends.ts';
import type { TrendsService } from '../application/trends/TrendsService.ts';
import type { CatalogueItem } from '../domain/catalogue/CatalogueItem.ts';
import { findSlotOfKind } from '../domain/outfits/OutfitSlot.ts';
import { DEMO_CONVERSATIONS, DEMO_LOOK_COUNT, DEMO_PREFERENCES, DEMO_SEARCHES } from './demoScript.ts';

export interface DemoHistoryDependencies {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly stylist: Stylist;
  readonly trends: Pick<TrendsService, 'compose'>;
  /** The fitting room; null if there is none. */
  readonly fittingRoom: {
    readonly tryOns: Pick<TryOnService, 'dressBody'>;
    readonly poses: Pick<PoseService, 'add'>;
    readonly figures: Figures;
  } | null;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Log;
}

const EMPTY_FILE = new Uint8Array();

/**
 * Creates the demo shopper's past for new developers: searches, a wishlist, conversations, looks and a profile. Uses
 * the same use cases as shoppers. Adds only missing parts. The profile comes last, because an existing profile means
 * that the past is complete.
 */
export async function createDemoHistory(
  userId: string,
  dependencies: DemoHistoryDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { store } = dependencies;
  const profile = await store.users.byId(userId);
  if (profile === null || profile.preferences.location !== '') return;
  if ((await store.searches.listRecent(userId, 1)).length === 0) await search(userId, dependencies, signal);
  if ((await store.chats.listRecent(userId, 1)).length === 0) await holdConversation(userId, dependencies, signal);
  if ((await store.poses.listOf(userId)).length === 0) await tryOn(userId, dependencies, signal);
  signal.throwIfAborted();
  await store.users.savePreferences(userId, { ...DEMO_PREFERENCES, onboarded: true });
}

/** Runs the searches, and saves some of the found items. */
async function search(userId: string, dependencies: DemoHistoryDependencies, signal: AbortSignal): Promise<void> {
  const { store, engine, secrets, log } = dependencies;
  const filters = { ...NO_FILTERS, gender: ['Women'] as const };
  for (const { query, ageMs, savedCount } of DEMO_SEARCHES) {
    const clock = createPastClock(dependencies.clock, ageMs);
    const service = new SearchService(engine, store, createAttachmentLoader(store), clock, secrets, log);
    const request = { userId, query, filters, filtersAreFinal: false, attachments: [] };
    const { items } = await service.search(request, signal);
    for (const { id } of items.slice(0, savedCount)) await store.wishlists.add(userId, id, clock.now());
  }
}

async function holdConversation(
  userId: string,
  dependencies: DemoHistoryDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { store } = dependencies;
  for (const { messages, ageMs } of DEMO_CONVERSATIONS) {
    const clock = createPastClock(dependencies.clock, ageMs);
    const service = new ChatService({
      ...dependencies,
      ...store,
      attachmentLoader: createAttachmentLoader(store),
      clock,
    });
    let chatId: string | null = null;
    for (const message of messages) {
      const request = { userId, chatId, message, filters: NO_FILTERS, attachments: [], shownItemIds: null };
      ({ chatId } = await service.converse(request, signal));
    }
  }
}

/** Tries outfits on a drawn figure and saves the pictures. */
async function tryOn(userId: string, dependencies: DemoHistoryDependencies, signal: AbortSignal): Promise<void> {
  const { fittingRoom, trends } = dependencies;
  if (fittingRoom === null) return;
  const { figures, tones } = await fittingRoom.figures.list();
  const [figure, tone] = [figures[0], tones[0]];
  if (!figure || !tone) return;
  const preferences = DEMO_PREFERENCES;
  const { dailyOutfit, outfits } = await trends.compose({
    userId,
    preferences,
    filters: NO_FILTERS,
    timeZone: '',
  });
  const looks = [dailyOutfit, ...outfits].map(chooseGarments);
  for (const garments of chooseDifferentLooks(looks)) {
    const { result } = await fittingRoom.tryOns.dressBody(
      {
        ...{ userId, requestId: null, previousId: null, reading: 0, adjustment: NO_ADJUSTMENT },
        body: { kind: 'figure', id: createFigureBodyId(figure, tone) },
        garments,
      },
      signal,
    );
    await fittingRoom.poses.add(userId, EMPTY_FILE, result.id, signal);
  }
}

type Garments = Readonly<Partial<Record<Slot, RequestedGarment>>>;

/** The first looks that share no garment. */
function chooseDifferentLooks(looks: readonly Garments[]): readonly Garments[] {
  const seenIds = new Set<string>();
  const differentLooks = looks.filter((garments) => {
    const ids = Object.values(garments).map(({ id }) => id);
    const isDifferent = ids.length > 0 && !ids.some((id) => seenIds.has(id));
    if (isDifferent) for (const id of ids) seenIds.add(id);
    return isDifferent;
  });
  return differentLooks.slice(0, DEMO_LOOK_COUNT);
}

/** The items of an outfit that the fitting room can show, by slot. */
function chooseGarments({ items }: TrendOutfit): Garments {
  const garments: Partial<Record<Slot, RequestedGarment>> = {};
  for (const item of items) {
    const slot = findFittingSlot(item);
    if (slot !== null && fitsSlot(item.tryOnCategory, slot)) garments[slot] = { id: item.id, file: null };
  }
  return garments;
}

function findFittingSlot({ kind }: CatalogueItem): Slot | null {
  const slot = findSlotOfKind(kind);
  if (slot === 'layer' || slot === 'outer') return 'outer';
  return slot === 'fullBody' || slot === 'bottom' || slot === 'top' ? slot : null;
}

function createPastClock(clock: Clock, elapsedMs: number): Clock {
  return { now: () => clock.now() - elapsedMs };
}

function createAttachmentLoader({ catalogue, attachments }: Store): AttachmentLoader {
  return new AttachmentLoader(catalogue, attachments);
}
