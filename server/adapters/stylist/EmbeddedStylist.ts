import type { CandidateSource } from '../../application/ports/CandidateSource.ts';
import type {
  CorrectableStylist,
  Draft,
  Findings,
  Reply,
  Turn,
  TurnReading,
  Understood,
} from '../../application/ports/Stylist.ts';
import type { TextReader } from '../../application/ports/TextReader.ts';
import { writeAnnouncement } from '../../domain/stylist/replyTo.ts';
import { InProcessReader } from '../reading/InProcessReader.ts';

/** The stylist without a language model: rules with the fashion lexicon and the catalogue's facts. Deterministic. */
export class EmbeddedStylist implements CorrectableStylist {
  readonly #candidateSource: CandidateSource;
  readonly #textReader: TextReader;

  constructor(source: CandidateSource, reader: TextReader = new InProcessReader()) {
    this.#candidateSource = source;
    this.#textReader = reader;
  }

  async understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    signal.throwIfAborted();
    return this.#textReader.understand(turn, await this.#candidateSource.view(), signal);
  }

  async draft(turn: Turn, signal: AbortSignal): Promise<Draft> {
    signal.throwIfAborted();
    return this.#textReader.draft(turn, await this.#candidateSource.view(), signal);
  }

  async correct(turn: Turn, reading: TurnReading, signal: AbortSignal): Promise<Understood> {
    signal.throwIfAborted();
    return this.#textReader.correct(turn, reading, await this.#candidateSource.view(), signal);
  }

  announce(findings: Findings): string {
    return writeAnnouncement(findings);
  }

  async reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    signal.throwIfAborted();
    const reply = await this.#textReader.reply(findings, await this.#candidateSource.view(), signal);
    onText(reply.reply);
    return reply;
  }
}
