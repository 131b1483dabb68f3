/** What was asked for does not exist. The message is for the shopper. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** What was asked for belongs to somebody else. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/** What was asked about is no longer what is under way: something newer has taken its place. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

/** A field of the request names what cannot be used. `path` is the field on the wire ('attachments.0.id'). */
export class RefusedFieldError extends Error {
  override readonly name = 'RefusedFieldError';
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** Gives back a thing that is there and is the shopper's own; rejects otherwise. */
export function own<T extends { readonly userId: string }>(thing: T | null, userId: string, what: string): T {
  if (thing === null) throw new NotFoundError(`There is no such ${what}.`);
  if (thing.userId !== userId) throw new ForbiddenError(`This ${what} belongs to somebody else.`);
  return thing;
}
