import type { InjectOptions } from 'fastify';
import type { Call } from '../../../contract/Call.ts';

/** The ids of `userId`'s data for sample requests. */
export interface SampleIds {
  readonly userId: string;
  readonly searchId: string;
  readonly itemId: string;
  /** The id of a conversation that has an answer and a pending turn. */
  readonly chatId: string;
  readonly messageId: string;
  readonly attachmentId: string;
  readonly poseId: string;
  readonly tryOnId: string;
  /** The bytes of an uploaded picture. */
  readonly picture: Buffer;
}

const filters = {};
const proof = { provider: 'firebase', credential: { token: 'token' } };

/** A valid body of each call, sent by the shopper `userId`. */
const BODY_BY_CALL: Readonly<Record<string, (ids: SampleIds) => Record<string, unknown>>> = {
  savePreferences: () => ({ preferences: { ai_tone: 'Bold & Assertive' } }),
  setChatMode: () => ({ chat_enabled: true }),
  sendSupportMessage: () => ({ message: 'Hello' }),
  recordWebsiteEngagement: () => ({
    path: '/website',
    referrer: null,
    title: 'Atelier',
    screen: { width: 1, height: 1, dpr: 1 },
    timezone: 'UTC',
    language: 'en',
    platform: 'Linux',
    userAgent: 'test',
    cookiesEnabled: true,
    online: true,
    timestamp: '2026-01-01T00:00:00Z',
  }),
  logout: () => ({}),
  logoutEverywhere: () => ({}),
  checkPassword: () => ({ proof }),
  acceptPassword: () => ({ proof }),
  linkSignIn: () => ({ proof, added: proof }),
  unlinkSignIn: () => ({ proof, provider: 'google' }),
  deleteAccount: () => ({ proof, confirmed: true }),
  searchShowcase: () => ({ query: 'linen' }),
  search: ({ userId }) => ({ user_id: userId, query: 'linen', filters }),
  getSearch: ({ userId }) => ({ user_id: userId }),
  clearSearchHistory: ({ userId }) => ({ user_id: userId }),
  fetchSearchHistory: ({ userId }) => ({ user_id: userId, limit: 5 }),
  getTrends: ({ userId }) => ({ user_id: userId, user_profile: {}, filters }),
  getItems: ({ itemId }) => ({ item_ids: [itemId] }),
  fetchSimilarItems: ({ userId, itemId }) => ({ user_id: userId, id: itemId, id_type: 'item', filters, query: '' }),
  uploadAttachment: ({ userId }) => ({ user_id: userId, context: 'chat_attachment' }),
  addToWishlist: () => ({}),
  removeFromWishlist: () => ({}),
  chat: ({ userId }) => ({ user_id: userId, chat_id: null, query: 'linen', filters }),
  translateChat: ({ userId }) => ({ user_id: userId, chat_id: null, query: 'linen', filters }),
  retrieveChat: ({ userId, chatId }) => ({ user_id: userId, chat_id: chatId, refined_query: 'linen', filters }),
  rankChat: ({ userId, chatId }) => ({
    user_id: userId,
    chat_id: chatId,
    query: 'linen',
    refined_query: 'linen',
    quick_picks_ids: [],
    top_picks_ids: [],
    filters,
    title: 'Linen',
  }),
  fetchChatHistory: ({ userId }) => ({ user_id: userId, limit: 5 }),
  getChatMessages: ({ userId }) => ({ user_id: userId }),
  deleteChat: ({ userId, chatId }) => ({ user_id: userId, chat_id: chatId }),
  giveFeedback: ({ userId, chatId, messageId }) => ({
    user_id: userId,
    chat_id: chatId,
    message_id: messageId,
    feedback: 'up',
  }),
  addPose: () => ({}),
  agreeToPhotos: () => ({ agreed: true }),
  tryOn: ({ userId }) => ({
    metadata: JSON.stringify({
      user_id: userId,
      category: 'pose',
      context: 'wishlist',
      context_id: null,
      top: null,
      bottom: null,
      full_body: null,
      pose: null,
      retry: false,
      retry_prev_id: null,
      retry_iteration: 0,
    }),
  }),
  reportClientError: () => ({ surface: 'app', message: 'x is not a function', stack: '' }),
  sendContact: () => ({ name: 'Anna', email: 'anna@example.com', message: 'Hello' }),
  sendCareer: () => ({ name: 'Anna', email: 'anna@example.com', message: 'Hello' }),
};

const QUERY_BY_CALL: Readonly<Record<string, string>> = {
  reverseGeocode: '?lat=48&lon=11',
  suggestPlaces: '?text=Munich',
};

/** A valid request, sent with `headers`. Throws for a call without a sample. */
export function sampleRequest(
  call: Call,
  names: SampleIds,
  headers: object,
): InjectOptions & { url: string; payload: Buffer } {
  const url = buildPath(call, names) + (QUERY_BY_CALL[call.name] ?? '');
  const emptyRequest = { method: call.method, url, headers: { ...headers }, payload: Buffer.alloc(0) };
  if (call.body === undefined && call.files === undefined) return emptyRequest;
  const body = BODY_BY_CALL[call.name]?.(names);
  if (body === undefined) throw new Error(`There is no sample body for ${call.name}.`);
  const { type, payload } = call.files === undefined ? encodeJson(body) : encodeForm(call, body, names.picture);
  return { ...emptyRequest, payload, headers: { ...headers, 'content-type': type } };
}

function buildPath(
  { path }: Call,
  { userId, searchId, itemId, chatId, attachmentId, poseId, tryOnId }: SampleIds,
): string {
  const places = [
    ['/user/:id', userId],
    ['/search/:id', searchId],
    ['/chat/:id', chatId],
    ['/attachment/', attachmentId],
    ['/pose/:id', poseId],
    ['/tryon/:id', tryOnId],
    ['/figures/:id', 'tall.light'],
  ] as const;
  const id = places.find(([place]) => path.includes(place))?.[1] ?? itemId;
  return path
    .replace(':userId', userId)
    .replace(':itemId', itemId)
    .replace(':request_id', 'none')
    .replace(':device', 'none')
    .replace(':id', id);
}

const encodeJson = (body: object) => ({ type: 'application/json', payload: Buffer.from(JSON.stringify(body)) });

function encodeForm({ files = [] }: Call, fields: Record<string, unknown>, picture: Buffer) {
  const boundary = '----boundary';
  const formPart = (name: string, value: string | Buffer, moreHeaders = '') => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${moreHeaders}\r\n\r\n`,
    value,
    '\r\n',
  ];
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => formPart(name, String(value))),
    ...files
      .filter(({ required }) => required)
      .flatMap(({ name }) => formPart(name, picture, '; filename="photo.jpg"')),
    `--${boundary}--\r\n`,
  ];
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat(parts.map((bytes) => Buffer.from(bytes))),
  };
}
