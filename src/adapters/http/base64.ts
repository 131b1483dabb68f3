import { HttpFailure } from './HttpFailure.ts';

/** Decodes base64. Throws an `HttpFailure` for any other text. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch (cause) {
    throw new HttpFailure('The answer holds text that is not base64', 'malformed', { cause });
  }
}
