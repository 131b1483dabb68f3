/** The requested thing does not exist. The message is for the shopper. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** The requested thing belongs to another shopper. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/** The request refers to a turn that a newer turn has replaced. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

/** The shopper must give consent first. The message is for the shopper. */
export class ConsentNeededError extends Error {
  override readonly name = 'ConsentNeededError';
}

/** A limit of stored items is reached. The message is for the shopper. */
export class LimitReachedError extends Error {
  override readonly name = 'LimitReachedError';
}

/**
 * A field of the request refers to something that cannot be used. `path` names the field on the wire
 * ('attachments.0.id').
 */
export class RefusedFieldError extends Error {
  override readonly name = 'RefusedFieldError';
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** The shopper's account was deleted during the call, so nothing can be stored for it. */
export class AccountGoneError extends Error {
  override readonly name = 'AccountGoneError';
}

/** Whether an error is a refusal by a use case, not a failure. */
export const isRefusal = (cause: unknown): boolean => REFUSALS.some((kind) => cause instanceof kind);

const REFUSALS = [
  NotFoundError,
  ForbiddenError,
  SupersededError,
  ConsentNeededError,
  LimitReachedError,
  RefusedFieldError,
] as const;

/** Returns the resource if the shopper owns it; throws otherwise. */
export function requireOwned<T extends { readonly userId: string }>(
  resource: T | null,
  userId: string,
  resourceName: string,
): T {
  if (resource === null) throw new NotFoundError(`There is no such ${resourceName}.`);
  if (resource.userId !== userId) throw new ForbiddenError(`This ${resourceName} belongs to another shopper.`);
  return resource;
}
