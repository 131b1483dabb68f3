import sharp from 'sharp';
import type { Geocoder } from '../../../server/application/ports/Geocoder.ts';
import { createOpenPlace } from '../../../server/domain/outfits/OutfitPlan.ts';
import { EMPTY_PLAN } from '../../../server/domain/stylist/outfit/editing/applyEdits.ts';
import { DocumentInspector } from '../../../server/adapters/documents/DocumentInspector.ts';
import { InMemoryBlobs } from '../../../server/adapters/memory/InMemoryBlobs.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { AccountAccess } from '../../../server/application/accounts/AccountAccess.ts';
import { ContactDesk } from '../../../server/application/contacts/ContactDesk.ts';
import { CvIntake } from '../../../server/application/contacts/CvIntake.ts';
import { SupportDesk } from '../../../server/application/mail/SupportDesk.ts';
import { randomSecrets } from '../../../server/application/ports/Secrets.ts';
import { contactRoutes } from '../../../server/http/routes/contacts.ts';
import { supportRoutes } from '../../../server/http/routes/support.ts';
import { geocodingRoutes } from '../../../server/http/routes/geocoding.ts';
import { TrendsService } from '../../../server/application/trends/TrendsService.ts';
import { trendsRoutes } from '../../../server/http/routes/trends.ts';
import { HttpAccountAccess } from '../../../src/adapters/http/HttpAccountAccess.ts';
import { HttpAttachmentUploads } from '../../../src/adapters/http/HttpAttachmentUploads.ts';
import { HttpChats } from '../../../src/adapters/http/HttpChats.ts';
import type { HttpClient } from '../../../src/adapters/http/HttpClient.ts';
import { HttpContacts } from '../../../src/adapters/http/HttpContacts.ts';
import { HttpFigures } from '../../../src/adapters/http/HttpFigures.ts';
import { HttpGeocoding } from '../../../src/adapters/http/HttpGeocoding.ts';
import { HttpItems } from '../../../src/adapters/http/HttpItems.ts';
import { HttpPoses } from '../../../src/adapters/http/HttpPoses.ts';
import { HttpProfiles } from '../../../src/adapters/http/HttpProfiles.ts';
import { HttpSearchHistories } from '../../../src/adapters/http/HttpSearchHistories.ts';
import { HttpSearches } from '../../../src/adapters/http/HttpSearches.ts';
import { HttpSupportMessages } from '../../../src/adapters/http/HttpSupportMessages.ts';
import { HttpTrendsSource } from '../../../src/adapters/http/HttpTrendsSource.ts';
import { HttpTryOns } from '../../../src/adapters/http/HttpTryOns.ts';
import { HttpWishlists } from '../../../src/adapters/http/HttpWishlists.ts';
import type { Credential } from '../../../src/application/ports/Credential.ts';
import type { GarmentFit } from '../../../src/domain/poses/Adjustment.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { CatalogueOrderEngine } from '../../support/CatalogueOrderEngine.ts';
import { createEmailProvider } from '../../support/emailProvider.ts';
import { createEngines, FakeTryOnEngine } from '../../support/FakeTryOnEngine.ts';
import {
  createClientWithCookie,
  createClientWithCookieJar,
  createFetchWithCookie,
} from '../../support/signedInClient.ts';
import { FakeStylist } from '../../support/FakeStylist.ts';
import { FewPlaces } from '../../support/trendsFixture.ts';
import { describeAccountAccessPort } from './AccountAccess.contract.ts';
import { describeAttachmentUploadsPort } from './AttachmentUploads.contract.ts';
import { describeChatsPort } from './Chats.contract.ts';
import { describeContactsPort } from './Contacts.contract.ts';
import { describeFiguresPort } from './Figures.contract.ts';
import { describeGeocodingPort } from './Geocoding.contract.ts';
import { describeItemsPort } from './Items.contract.ts';
import { describePosesPort } from './Poses.contract.ts';
import { describeSearchesPort } from './Searches.contract.ts';
import { describeSupportMessagesPort } from './SupportMessages.contract.ts';
import { describeTrendsSourcePort } from './TrendsSource.contract.ts';
import { describeTryOnsPort } from './TryOns.contract.ts';
import { describeWishlistsPort } from './Wishlists.contract.ts';

/** Starts a backend with the shoppers Anna and Ben signed in. Its clock advances by 1 ms with each reading. */
async function startBackendForTwo(parts: Parameters<typeof BackendUnderTest.start>[0] = {}) {
  let now = 1_700_000_000_000;
  const backend = await BackendUnderTest.start({ clock: { now: () => (now += 1) }, ...parts });
  const baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const { cookie } = await backend.signIn('anna');
  return {
    anna: createClientWithCookie(baseUrl, cookie),
    ben: createClientWithCookie(baseUrl, (await backend.signIn('ben')).cookie),
    asBrowser: createFetchWithCookie(baseUrl, cookie),
    now: () => now,
    stop: () => backend.stop(),
  };
}

describeSearchesPort('HTTP', async () => {
  const { anna, ben, stop } = await startBackendForTwo();
  const createPorts = (id: string, client: HttpClient) => ({
    id,
    searches: new HttpSearches(client),
    histories: new HttpSearchHistories(client),
  });
  return { wish: 'navy linen', anna: createPorts('anna', anna), ben: createPorts('ben', ben), stop };
});

describeItemsPort('HTTP', async () => {
  const { anna, stop } = await startBackendForTwo();
  return { userId: 'anna', items: new HttpItems(anna), ids: ['blazer', 'tee'], stop };
});

describeWishlistsPort('HTTP', async () => {
  const { anna, ben, now, stop } = await startBackendForTwo();
  return {
    ids: ['blazer', 'tee'],
    now,
    anna: { id: 'anna', wishlists: new HttpWishlists(anna) },
    ben: { id: 'ben', wishlists: new HttpWishlists(ben) },
    stop,
  };
});

/** Creates a stylist that answers the word 'outfit' with an outfit and the shopper's own boots. */
function createOutfitStylist(): FakeStylist {
  const stylist = new FakeStylist();
  const boots = { ...createOpenPlace('shoes', 'brown boots'), isOwned: true };
  stylist.understandAs = ({ said, swappedItemId }) => {
    if (!said.includes('outfit')) return {};
    const leaveOutIds = swappedItemId === undefined ? [] : [swappedItemId];
    return { outfit: { ...EMPTY_PLAN, isOpen: true, places: [boots], budgetCents: 50_000, leaveOutIds } };
  };
  return stylist;
}

describeChatsPort('HTTP', async () => {
  const { anna, ben, stop } = await startBackendForTwo({ stylist: createOutfitStylist() });
  const clients: Readonly<Record<string, HttpClient>> = { anna, ben };
  const isInChatMode = async (userId: string) =>
    (await new HttpProfiles(clients[userId]!).getProfile(userId)).chatEnabled;
  return {
    query: 'navy linen',
    anna: { id: 'anna', chats: new HttpChats(anna) },
    ben: { id: 'ben', chats: new HttpChats(ben) },
    isInChatMode,
    stop,
  };
});

describeAccountAccessPort('HTTP', async () => {
  const clock = { now: () => 1_700_000_000_000 };
  const store = new InMemoryStore();
  const providers = (['firebase', 'google'] as const).map((name) => createEmailProvider(name, clock));
  const { users, sessions } = store;
  const handover = { recordPasswordTime: async () => undefined };
  const backend = await BackendUnderTest.start({
    ...{ store, clock },
    signInAccounts: {
      access: new AccountAccess({ providers, users, sessions, handover, clock }),
      providers: providers.map(({ name }) => name),
      providerAccounts: {
        describe: (name) => ({ isByPassword: name === 'firebase', canChangeEmail: true, canRemoveAccount: true }),
        remove: async () => undefined,
      },
    },
  });
  const baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  await backend.signIn('ben');
  await backend.signIn('anna');
  const { cookie } = await backend.signIn('anna');
  return {
    access: new HttpAccountAccess(createClientWithCookieJar(baseUrl, cookie)),
    createProof: (provider, email) => ({ provider, proof: createProof(provider, email) }),
    stop: () => backend.stop(),
  };
});

/** Creates a code of Google or a token of Firebase for `createEmailProvider`. */
function createProof(provider: 'firebase' | 'google', email: string): Credential['proof'] {
  if (provider === 'firebase') return { token: `token-of-${email}` };
  const redirectUri = 'http://localhost/auth/google/callback';
  return { code: email, redirectUri, codeVerifier: 'v'.repeat(43), nonce: 'n' };
}

describeAttachmentUploadsPort('HTTP', async () => {
  const { anna, asBrowser, stop } = await startBackendForTwo();
  const uploads = new HttpAttachmentUploads(anna, createUploadRequest(asBrowser));
  return { anna: { id: 'anna', uploads }, photo: await createPhoto(80, 40), stop };
});

describeTrendsSourcePort('HTTP', async () => {
  const store = new InMemoryStore();
  const clock = { now: () => 1_700_000_000_000 };
  const engine = new CatalogueOrderEngine(store.catalogue);
  const log = { warn: () => undefined };
  const trends = new TrendsService({ store, engine, clock, log, geocoder: new FewPlaces() });
  const backend = await BackendUnderTest.start({ store, clock, modules: [trendsRoutes(trends)] });
  const baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const { cookie } = await backend.signIn('anna');
  const source = new HttpTrendsSource(createClientWithCookie(baseUrl, cookie));
  return { userId: 'anna', source, itemIds: ['blazer', 'tee', 'coat'], stop: () => backend.stop() };
});

describeTryOnsPort('HTTP', async () => {
  const engine = new FakeTryOnEngine();
  engine.fits = ({ adjustment }) => [createHemmedTop(adjustment?.garments.top?.hem ?? 0)];
  const backend = await BackendUnderTest.start({ tryOnEngines: createEngines(engine) });
  const baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const { cookie } = await backend.signIn('anna');
  const tryOns = new HttpTryOns(createClientWithCookie(baseUrl, cookie));
  return { userId: 'anna', tryOns, stop: () => backend.stop() };
});

describeFiguresPort('HTTP', async () => {
  const { anna, stop } = await startBackendForTwo();
  return { figures: new HttpFigures(anna), stop };
});

describeGeocodingPort('HTTP', async () => {
  const places = [
    { formatted: 'Oslo, Norway', latitude: 59.91, longitude: 10.75 },
    { formatted: 'Osaka, Japan', latitude: 34.69, longitude: 135.5 },
  ];
  const geocoder: Geocoder = {
    suggest: async (text) => places.filter(({ formatted }) => formatted.toLowerCase().startsWith(text.toLowerCase())),
    placeAt: async (latitude, longitude) =>
      places.find((place) => Math.hypot(place.latitude - latitude, place.longitude - longitude) < 1) ?? null,
  };
  const backend = await BackendUnderTest.start({ modules: [geocodingRoutes(geocoder)] });
  const baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const { cookie } = await backend.signIn('anna');
  return { geocoding: new HttpGeocoding(createClientWithCookie(baseUrl, cookie)), stop: () => backend.stop() };
});

describeSupportMessagesPort('HTTP', async () => {
  const store = new InMemoryStore();
  const clock = { now: () => 1_700_000_000_000 };
  const { inbox, users } = store;
  const desk = new SupportDesk({ inbox, users, clock, secrets: randomSecrets, startMailing: null });
  const backend = await BackendUnderTest.start({ store, modules: [supportRoutes(desk)] });
  const baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const { cookie } = await backend.signIn('anna');
  const listStoredTexts = async () => (await inbox.list(10)).map(({ text }) => text);
  const support = new HttpSupportMessages(createClientWithCookie(baseUrl, cookie));
  return { userId: 'anna', support, listStoredMessages: listStoredTexts, stop: () => backend.stop() };
});

describeContactsPort('HTTP', async () => {
  const store = new InMemoryStore();
  const { inbox, discardedBlobs } = store;
  const parts = {
    inbox,
    discardedBlobs,
    clock: { now: () => 1_700_000_000_000 },
    secrets: randomSecrets,
    startMailing: null,
  };
  const cvs = new CvIntake({ ...parts, blobs: new InMemoryBlobs(), inspector: new DocumentInspector() });
  const backend = await BackendUnderTest.start({ store, modules: [contactRoutes(new ContactDesk(parts), cvs)] });
  const baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const listStored = async () =>
    (await inbox.list(10)).map(({ text, cv }) => ({ message: text, cvName: cv?.fileName ?? null }));
  return {
    contacts: new HttpContacts(createClientWithCookie(baseUrl, '')),
    listStoredMessages: listStored,
    stop: () => backend.stop(),
  };
});

describePosesPort('HTTP', async () => {
  const { anna, ben, asBrowser, stop } = await startBackendForTwo();
  const poses = new HttpPoses(anna, createUploadRequest(asBrowser));
  return {
    anna: { id: 'anna', poses },
    ben: { id: 'ben', poses: new HttpPoses(ben) },
    photo: await createPhoto(512, 40),
    otherPhoto: await createPhoto(512, 40, '#a04020'),
    stop,
  };
});

/** The fit of a top whose hem is moved by this fraction of the picture's height. */
function createHemmedTop(shift: number): GarmentFit {
  const bounds = { left: 0.3, right: 0.7, least: -0.1, most: 0.15, isOfBody: false };
  return { slot: 'top', outline: [[0.3, 0.2]], lines: [{ line: 'hem', y: 0.5 + shift, moved: shift, ...bounds }] };
}

/** Node has no XMLHttpRequest, so this uses `fetch` and reports complete progress after the response. */
function createUploadRequest(send: typeof fetch) {
  return (onProgress: (share: number) => void): typeof fetch =>
    async (...request) => {
      const response = await send(...request);
      onProgress(1);
      return response;
    };
}

async function createPhoto(width: number, height: number, background = '#2040a0'): Promise<Blob> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
}
