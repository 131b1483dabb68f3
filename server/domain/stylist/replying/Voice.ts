import { PRODUCT } from '../../../../src/domain/product.ts';
import { agreeing, filled, seedOf } from '../wording/phrases.ts';
import { PLAIN_LINES } from '../wording/plainLines.ts';
import type { Moment, NextStep, Tone } from '../wording/Tone.ts';
import { toneOf } from '../wording/tones.ts';

type Slots = Readonly<Record<string, string>>;

/** So much of what was said is kept in mind. */
const MAX_SPOKEN = 400;

/**
 * A tone in one conversation: no sentence of its own is said twice in it. The same turn is answered in the same words,
 * another conversation in others.
 */
export class Voice {
  readonly #tone: Tone;
  readonly #seed: number;
  readonly #spoken: Set<string>;

  /** `spoken`: what was said before (`Conversation.spoken`). */
  constructor(tone: string, said: string, spoken: readonly string[] = []) {
    this.#tone = toneOf(tone);
    this.#seed = seedOf(said) + spoken.length;
    this.#spoken = new Set(spoken);
  }

  /** What was said so far, this turn included; the oldest first. */
  get spoken(): readonly string[] {
    return [...this.#spoken].slice(-MAX_SPOKEN);
  }

  /** A sentence or two for a moment. */
  say(moment: Moment, slots: Slots = {}): string {
    const line = this.#unspoken(moment, this.#tone[moment]) ?? this.#unspoken(`plain ${moment}`, PLAIN_LINES[moment]);
    const said = filled(line ?? PLAIN_LINES[moment].at(-1) ?? '', { product: PRODUCT.name, ...slots });
    return agreeing(said, slots['item'] ?? slots['piece'] ?? '');
  }

  /** What was given up, in whole sentences; within a sentence of the tone the first goes on in small letters. */
  relax(sentences: readonly string[]): string {
    const said = this.say('relaxed', { word: `\u0000${sentences.join(' ')}` });
    return said.replace(/(^|[.!?:] )\u0000/u, '$1').replace(/\u0000(.)/u, (_, letter: string) => letter.toLowerCase());
  }

  /** What a shopper might do next; '' once it was offered. */
  offer(step: NextStep, slots: Slots = {}): string {
    const key = `next:${step}`;
    if (this.#spoken.has(key)) return '';
    this.#spoken.add(key);
    return filled(this.#tone.next[step], slots);
  }

  /** Keeps in mind that something was said. */
  note(what: string): void {
    this.#spoken.add(what);
  }

  hasNoted(what: string): boolean {
    return this.#spoken.has(what);
  }

  #unspoken(name: string, lines: readonly string[]): string | undefined {
    const start = this.#seed + seedOf(name);
    for (let step = 0; step < lines.length; step++) {
      const at = (start + step) % lines.length;
      const key = `${name}:${at}`;
      if (this.#spoken.has(key)) continue;
      this.#spoken.add(key);
      return lines[at];
    }
    return undefined;
  }
}
