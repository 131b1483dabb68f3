import { PRODUCT } from '../../../../src/domain/product.ts';
import { makeAgree, fillTemplate, computeSeed } from '../wording/phrases.ts';
import { PLAIN_LINES } from '../wording/plainLines.ts';
import type { Moment, NextStep, Tone } from '../wording/Tone.ts';
import { findTone } from '../wording/tones.ts';

type Slots = Readonly<Record<string, string>>;

/** Maximum number of sentences to remember in a conversation. */
const MAX_SPOKEN = 400;

/**
 * Writes in one tone and repeats no sentence in a conversation. In a conversation, the same message always gets the
 * same words; between conversations, the words may differ.
 */
export class Voice {
  readonly #tone: Tone;
  readonly #seed: number;
  readonly #spoken: Set<string>;

  /** `spoken` are the sentences used so far (`Conversation.spoken`). */
  constructor(tone: string, message: string, spokenTexts: readonly string[] = []) {
    this.#tone = findTone(tone);
    this.#seed = computeSeed(message) + spokenTexts.length;
    this.#spoken = new Set(spokenTexts);
  }

  /** The sentences used so far, including those of this reply, oldest first. */
  get spoken(): readonly string[] {
    return [...this.#spoken].slice(-MAX_SPOKEN);
  }

  /** Returns a sentence or two for a moment, such as a new wish. */
  say(moment: Moment, slots: Slots = {}): string {
    const line =
      this.#findUnspoken(moment, this.#tone[moment]) ?? this.#findUnspoken(`plain ${moment}`, PLAIN_LINES[moment]);
    const text = fillTemplate(line ?? PLAIN_LINES[moment].at(-1) ?? '', { product: PRODUCT.name, ...slots });
    return makeAgree(text, slots['item'] ?? slots['piece'] ?? '');
  }

  /**
   * Returns full sentences about requirements that were dropped. If a sentence of the tone precedes them, they start
   * in lower case.
   */
  relax(sentences: readonly string[]): string {
    const text = this.say('relaxed', { word: `\u0000${sentences.join(' ')}` });
    return text.replace(/(^|[.!?:] )\u0000/u, '$1').replace(/\u0000(.)/u, (_, letter: string) => letter.toLowerCase());
  }

  /** Returns an offer of a next step; '' if the conversation already had this offer. */
  offer(step: NextStep, slots: Slots = {}): string {
    const key = `next:${step}`;
    if (this.#spoken.has(key)) return '';
    this.#spoken.add(key);
    return fillTemplate(this.#tone.next[step], slots);
  }

  /**
   * Returns one of several sentences that this conversation has not had yet; the last sentence if it had all of them.
   */
  vary(name: string, lines: readonly string[]): string {
    return this.#findUnspoken(name, lines) ?? lines.at(-1) ?? '';
  }

  /** Records that a sentence was used. */
  note(sentenceKey: string): void {
    this.#spoken.add(sentenceKey);
  }

  hasNoted(sentenceKey: string): boolean {
    return this.#spoken.has(sentenceKey);
  }

  #findUnspoken(name: string, lines: readonly string[]): string | undefined {
    const lineOffset = this.#seed + computeSeed(name);
    for (let step = 0; step < lines.length; step++) {
      const index = (lineOffset + step) % lines.length;
      const key = `${name}:${index}`;
      if (this.#spoken.has(key)) continue;
      this.#spoken.add(key);
      return lines[index];
    }
    return undefined;
  }
}
