import type { Call } from '../../contract/Call.ts';
import { HttpProblem } from './problems.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Refuses a call with another shopper's id in its path, body or form. */
export function refuseForeignOwner(call: Call, userId: string, params: unknown, body: unknown): void {
  if (call.access === 'anyone' || call.access === 'session') return;
  const namedOwners = collectNamedOwners(call, toFields(params), toFields(body));
  if (namedOwners.some((owner) => owner !== userId)) throw new HttpProblem(403, 'This belongs to another shopper.');
}

/** All user ids that a call names. Missing and invalid ids are reported by the schema validation. */
export function collectNamedOwners(call: Pick<Call, 'path'>, params: Fields, body: Fields): readonly string[] {
  const ownerInPath = /\/user\/:id(?:\/|$)/u.test(call.path) ? params['id'] : params['userId'];
  const ownerInMetadata = toFields(parseJson(body['metadata']))['user_id'];
  return [ownerInPath, body['user_id'], ownerInMetadata].filter((owner) => typeof owner === 'string');
}

/** Parses a JSON-encoded field of the fitting room's form (spec section 7). */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
