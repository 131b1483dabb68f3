import { InMemoryAccountAccess } from '../../../src/adapters/memory/InMemoryAccountAccess.ts';
import { InMemoryAttachmentUploads } from '../../../src/adapters/memory/InMemoryAttachmentUploads.ts';
import { InMemoryChats } from '../../../src/adapters/memory/InMemoryChats.ts';
import { InMemoryContacts } from '../../../src/adapters/memory/InMemoryContacts.ts';
import { InMemoryFigures } from '../../../src/adapters/memory/InMemoryFigures.ts';
import { InMemoryGeocoding } from '../../../src/adapters/memory/InMemoryGeocoding.ts';
import { InMemoryItems } from '../../../src/adapters/memory/InMemoryItems.ts';
import { InMemoryPoses } from '../../../src/adapters/memory/InMemoryPoses.ts';
import { InMemorySearches } from '../../../src/adapters/memory/InMemorySearches.ts';
import { InMemorySupportMessages } from '../../../src/adapters/memory/InMemorySupportMessages.ts';
import { InMemoryTrendsSource } from '../../../src/adapters/memory/InMemoryTrendsSource.ts';
import { InMemoryTryOns } from '../../../src/adapters/memory/InMemoryTryOns.ts';
import { InMemoryWishlists } from '../../../src/adapters/memory/InMemoryWishlists.ts';
import { ManualClock } from '../../../src/adapters/memory/ManualClock.ts';
import { anItem } from '../../support/builders.ts';
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

const CATALOGUE = ['blazer', 'tee', 'coat'].map((id) => anItem({ id }));
const stop = async () => {};

describeSearchesPort('memory', async () => {
  const searches = new InMemorySearches(CATALOGUE, new ManualClock());
  return {
    wish: 'navy linen',
    anna: { id: 'anna', searches, histories: searches },
    ben: { id: 'ben', searches, histories: searches },
    stop,
  };
});

describeItemsPort('memory', async () => ({
  userId: 'anna',
  items: new InMemoryItems(CATALOGUE),
  ids: ['blazer', 'tee'],
  stop,
}));

describeWishlistsPort('memory', async () => {
  const wishlists = new InMemoryWishlists(CATALOGUE);
  const shoppers = { anna: { id: 'anna', wishlists }, ben: { id: 'ben', wishlists } };
  return { ids: ['blazer', 'tee'], ...shoppers, now: Date.now, stop };
});

describeChatsPort('memory', async () => {
  let now = 1_700_000_000_000;
  const chats = new InMemoryChats(CATALOGUE, { now: () => (now += 1), after: () => () => undefined });
  const isInChatMode = async (userId: string) => chats.isInChatMode(userId);
  return { query: 'navy linen', anna: { id: 'anna', chats }, ben: { id: 'ben', chats }, isInChatMode, stop };
});

describeAccountAccessPort('memory', async () => {
  const createSignIn = (email: string) => ({ provider: 'firebase', way: 'password', address: email });
  const device = { browser: 'Firefox', system: 'Linux', openedAt: 1, seenAt: 2 };
  const devices = [
    { ...device, id: 'laptop', isCurrent: true },
    { ...device, id: 'phone', isCurrent: false },
  ];
  const anna = { userId: 'anna', signIns: [createSignIn('anna@example.com')], devices };
  const ben = { userId: 'ben', signIns: [createSignIn('ben@example.com')], devices: [] };
  return {
    access: new InMemoryAccountAccess({ accounts: [anna, ben], providers: ['firebase', 'google'] }),
    createProof: (provider, email) => ({ provider, proof: { token: `token-of-${email}` } }),
    stop,
  };
});

describeSupportMessagesPort('memory', async () => {
  const support = new InMemorySupportMessages();
  return {
    userId: 'anna',
    support,
    listStoredMessages: async () => support.messages.map(({ message }) => message),
    stop,
  };
});

describeContactsPort('memory', async () => {
  const contacts = new InMemoryContacts();
  return { contacts, listStoredMessages: async () => contacts.messages, stop };
});

describeTrendsSourcePort('memory', async () => ({
  userId: 'anna',
  source: new InMemoryTrendsSource(CATALOGUE, new ManualClock()),
  itemIds: CATALOGUE.map(({ id }) => id),
  stop,
}));

describeTryOnsPort('memory', async () => ({ userId: 'anna', tryOns: new InMemoryTryOns(), stop }));

describeFiguresPort('memory', async () => ({ figures: new InMemoryFigures(), stop }));

describeGeocodingPort('memory', async () => {
  const places = [
    { name: 'Oslo, Norway', latitude: 59.91, longitude: 10.75 },
    { name: 'Osaka, Japan', latitude: 34.69, longitude: 135.5 },
  ];
  return { geocoding: new InMemoryGeocoding(places), stop };
});

describePosesPort('memory', async () => {
  const poses = new InMemoryPoses(new ManualClock());
  return {
    anna: { id: 'anna', poses },
    ben: { id: 'ben', poses },
    photo: new Blob(['me'], { type: 'image/jpeg' }),
    otherPhoto: new Blob(['me, outdoors'], { type: 'image/jpeg' }),
    stop,
  };
});

describeAttachmentUploadsPort('memory', async () => {
  const photo = new Blob(['a photo'], { type: 'image/jpeg' });
  return { anna: { id: 'anna', uploads: new InMemoryAttachmentUploads() }, photo, stop };
});
