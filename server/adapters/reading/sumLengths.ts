import type { TextToRead } from '../../application/ports/TextReader.ts';

/** The length of all texts, in characters. */
export const sumLengths = (texts: readonly TextToRead[]): number =>
  texts.reduce((sum, said) => sum + (typeof said === 'string' ? said : said.text).length, 0);
