/** A visitor's message in the contact form or the career form (spec section 3). */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The server deletes a message and its CV after this many days. */
export const MAX_VISITOR_MESSAGE_DAYS = 180;
export const MAX_CONTACT_NAME_LENGTH = 200;
export const MAX_CONTACT_EMAIL_LENGTH = 320;
export const MAX_CONTACT_MESSAGE_LENGTH = 5_000;

/** Whether every field has text (spec section 5). */
export function isCompleteMessage({ name, email, message }: ContactMessage): boolean {
  return [name, email, message].every((text) => text.trim() !== '');
}
