import type { CandidateSource } from '../../application/ports/CandidateSource.ts';
import type { Findings, Reply, Stylist, Turn, Understood } from '../../application/ports/Stylist.ts';
import { announcement, replyTo } from '../../domain/stylist/replyTo.ts';
import { understandTurn } from '../../domain/stylist/understandTurn.ts';

/** The stylist that needs no model: rules over the language of fashion and the facts of the catalogue. Deterministic. */
export class EmbeddedStylist implements Stylist {
  readonly #source: CandidateSource;

  constructor(source: CandidateSource) {
    this.#source = source;
  }

  async understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    signal.throwIfAborted();
    const { lexicon, spelling } = await this.#source.view();
    signal.throwIfAborted();
    return understandTurn(turn, { lexicon, spelling });
  }

  announce(findings: Findings): string {
    return announcement(findings);
  }

  async reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    signal.throwIfAborted();
    const { lexicon } = await this.#source.view();
    signal.throwIfAborted();
    const reply = replyTo(findings, lexicon);
    onText(reply.reply);
    return reply;
  }
}
