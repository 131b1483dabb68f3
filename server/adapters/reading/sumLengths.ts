import type { TextToRead } from '../../application/ports/TextReader.ts';

/** The length of all texts, in characters. */
export const sumLengths = (texts: readonly TextToRead[]): number =>
  texts.reduce((sum, text) => sum + (typeof text === 'string' ? text : text.text).length, 0);
