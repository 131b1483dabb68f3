import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { ClauseClassifier } from '../classifying/ClauseClassifier.ts';
import { computeSubjectFeatures } from '../classifying/features.ts';
import type { TalkGroup } from './talkGroups.ts';
import { groupOf } from './talkGroups.ts';
import type { TalkTopic } from './TalkTopic.ts';
import { TALK_TOPICS } from './TalkTopic.ts';
import shipped from './talkWeights.json' with { type: 'json' };

export interface TalkReading {
  readonly topic: TalkTopic;
  readonly group: TalkGroup;
  /** Of the topic, 0 to 1. */
  readonly probability: number;
  /** Of all topics of its group together, 0 to 1. */
  readonly groupProbability: number;
  /** How likely the clause asks for pieces instead, 0 to 1. */
  readonly wishProbability: number;
}

/** Tells what a clause is about ([ADR 182](../../../../docs/adr/0182-topics-of-shop-talk-are-learned.md)). */
export class TalkModel {
  readonly #classifier: ClauseClassifier<TalkTopic>;

  constructor(classifier: ClauseClassifier<TalkTopic>) {
    this.#classifier = classifier;
  }

  /** The model with the weights that ship with the product. */
  static readonly shipped = (): TalkModel =>
    (cachedModel ??= new TalkModel(ClauseClassifier.unpack(TALK_TOPICS, computeSubjectFeatures, shipped)));

  /** The likeliest topic of the likeliest group; deterministic, in time linear in the text. */
  read(clause: string, lexicon: Lexicon): TalkReading {
    const rated = this.#classifier.rate(clause, lexicon);
    const sums = new Map<TalkGroup, number>();
    for (const { label, probability } of rated) sums.set(groupOf(label), (sums.get(groupOf(label)) ?? 0) + probability);
    const [group, groupProbability] = [...sums].reduce((best, other) => (other[1] > best[1] ? other : best));
    const { label, probability } = rated.find((other) => groupOf(other.label) === group)!;
    return { topic: label, group, probability, groupProbability, wishProbability: sums.get('wish') ?? 0 };
  }
}

let cachedModel: TalkModel | undefined;
