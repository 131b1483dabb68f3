import type { Findings, Reply, Stylist, Turn, Understood } from '../../../application/ports/Stylist.ts';
import { toAdvise, toUnderstand } from './briefing.ts';
import { Advice, Reading } from './forms.ts';
import { groundedAdvice, groundedReading } from './grounding.ts';
import { ModelFailure, type ModelEndpoint } from './ModelEndpoint.ts';

/**
 * A stylist who thinks with a language model. A draft of the embedded stylist goes before it, so that the state of
 * the conversation stays one that the embedded stylist can go on from. What the model says passes `grounding` first.
 *
 * Rejects with a `ModelFailure` where the model cannot be had or says what cannot be stood by.
 */
export class ModelStylist implements Stylist {
  readonly #endpoint: ModelEndpoint;
  readonly #embedded: Stylist;

  constructor(endpoint: ModelEndpoint, embedded: Stylist) {
    this.#endpoint = endpoint;
    this.#embedded = embedded;
  }

  async understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    const draft = await this.#embedded.understand(turn, signal);
    const reading = await this.#endpoint.ask({ name: 'reading', form: Reading, messages: toUnderstand(turn, draft) }, signal);
    return groundedReading(reading, draft);
  }

  announce(findings: Findings): string {
    return this.#embedded.announce(findings);
  }

  async reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    const handOn = inPieces(onText);
    const advice = await this.#endpoint.ask({ name: 'advice', form: Advice, messages: toAdvise(findings), onPart: (part) => handOn(replyIn(part)) }, signal);
    const reply = groundedAdvice(advice, findings);
    if (reply === null) throw new ModelFailure('The answer claims what the catalogue does not say');
    handOn(reply.reply);
    return reply;
  }
}

/** Hands on what a growing text has gained; a text that changed its beginning is left to the final answer. */
function inPieces(onText: (piece: string) => void): (textSoFar: string) => void {
  let handedOn = '';
  return (textSoFar) => {
    if (!textSoFar.startsWith(handedOn) || textSoFar === handedOn) return;
    onText(textSoFar.slice(handedOn.length));
    handedOn = textSoFar;
  };
}

function replyIn(part: unknown): string {
  const reply = (part as { reply?: unknown }).reply;
  return typeof reply === 'string' ? reply.trim() : '';
}
