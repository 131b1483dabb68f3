import { PRODUCT } from '../../../../src/domain/product.ts';
import { chosen, filled, seedOf } from '../wording/phrases.ts';
import type { NextStep, Tone } from '../wording/Tone.ts';
import { toneOf } from '../wording/tones.ts';

type Moment = Exclude<keyof Tone, 'next'>;
type Slots = Readonly<Record<string, string>>;

/** A tone at one turn: the same turn is answered in the same words, the next one in others. */
export class Voice {
  readonly #tone: Tone;
  readonly #turn: number;
  readonly #seed: number;

  constructor(tone: string, turn: number, said: string) {
    this.#tone = toneOf(tone);
    this.#turn = turn;
    this.#seed = seedOf(said);
  }

  /**
   * A sentence or two for a moment. Turns in a row never take the same line where there are others; nor do `more`
   * sentences in one turn.
   */
  say(moment: Moment, slots: Slots = {}, more = 0): string {
    const lines = this.#tone[moment];
    const start = seedOf(moment) + (moment === 'found' || moment === 'greeting' ? this.#seed : 0);
    return filled(chosen(lines, start + this.#turn + more), { product: PRODUCT.name, ...slots });
  }

  /** What was given up, in whole sentences; within a sentence of the tone the first goes on in small letters. */
  relax(sentences: readonly string[]): string {
    const [first = '', ...rest] = sentences;
    const said = this.say('relaxed', { word: `\u0000${[first, ...rest].join(' ')}` });
    return said.replace(/(^|[.!?:] )\u0000/u, '$1').replace(/\u0000(.)/u, (_, letter: string) => letter.toLowerCase());
  }

  next(step: NextStep, slots: Slots = {}): string {
    return filled(this.#tone.next[step], slots);
  }
}
