import { LONGEST_REPLY } from '../forms.ts';
import { ModelFailure } from '../ModelFailure.ts';
import type { Known } from './Known.ts';
import { refusalOf, visible } from './refusal.ts';

/** Where a sentence ends: behind its point, or at the end of a line. */
const SENTENCE_END = /[.!?…]["'”’)]{0,2}(?=\s)|[。！？]|(?=\n)/gu;

/** A model said what cannot be stood by. `what` names the kind of claim and holds nothing that was said. */
export class ClaimRefused extends ModelFailure {
  constructor(what: string) {
    super(`The answer claims what the catalogue does not say: ${what}`);
  }
}

/** So much of what was shown is looked at again with each sentence, for what is spread over several. */
const LOOK_BACK = 400;

/**
 * A text of a model on its way to the shopper. What has come is held back until its sentence is complete and can be
 * stood by together with what was said before; the first that cannot throws a `ClaimRefused`, and none follows.
 */
export class AcceptedText {
  readonly #known: Known;
  readonly #onText: (piece: string) => void;
  #held = '';
  #shown = '';

  constructor(known: Known, onText: (piece: string) => void) {
    this.#known = known;
    this.#onText = onText;
  }

  add(piece: string): void {
    this.#held += piece;
    if (this.#shown.length + this.#held.length > LONGEST_REPLY) throw new ClaimRefused('too many words');
    if (!/[\s。！？]/u.test(piece)) return;
    const text = this.#shown === '' ? visible(this.#held).trimStart() : visible(this.#held);
    const last = [...text.matchAll(SENTENCE_END)].at(-1);
    if (last === undefined) return;
    const sentences = text.slice(0, last.index + last[0].length).trimEnd();
    this.#held = text.slice(sentences.length);
    this.#accept(sentences);
  }

  /** The whole text, which must begin with what was shown of it. */
  end(whole: string): string {
    const text = visible(whole).trim();
    if (text === '') throw new ClaimRefused('nothing at all');
    if (!text.startsWith(this.#shown)) throw new ClaimRefused('another beginning');
    this.#accept(text.slice(this.#shown.length));
    return text;
  }

  #accept(sentences: string): void {
    if (sentences.trim() === '') return;
    const refusal = refusalOf(sentences, this.#known, this.#shown.slice(-LOOK_BACK));
    if (refusal !== null) throw new ClaimRefused(refusal);
    this.#shown += sentences;
    this.#onText(sentences);
  }
}
