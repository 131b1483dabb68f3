import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { ClauseClassifier } from '../classifying/ClauseClassifier.ts';
import { computeSubjectFeatures } from '../classifying/features.ts';
import type { TalkGroup } from './talkGroups.ts';
import { findGroup } from './talkGroups.ts';
import type { TalkTopic } from './TalkTopic.ts';
import { TALK_TOPICS } from './TalkTopic.ts';
import shipped from './talkWeights.json' with { type: 'json' };

export interface TalkReading {
  readonly topic: TalkTopic;
  readonly group: TalkGroup;
  /** The probability of the topic, from 0 to 1. */
  readonly probability: number;
  /** The sum of the probabilities of the group's topics. */
  readonly groupProbability: number;
  /** The probability that the clause asks for pieces instead of being about the topic. */
  readonly wishProbability: number;
}

/** Finds the topic of a clause ([ADR 182](../../../../docs/adr/0182-topics-of-shop-talk-are-learned.md)). */
export class TalkModel {
  readonly #classifier: ClauseClassifier<TalkTopic>;

  constructor(classifier: ClauseClassifier<TalkTopic>) {
    this.#classifier = classifier;
  }

  /** Creates the model with the weights in this repository. */
  static readonly shipped = (): TalkModel =>
    (cachedModel ??= new TalkModel(ClauseClassifier.unpack(TALK_TOPICS, computeSubjectFeatures, shipped)));

  /** Returns the most likely topic of the most likely group. Takes linear time. */
  read(clause: string, lexicon: Lexicon): TalkReading {
    const ratedTopics = this.#classifier.rate(clause, lexicon);
    const sums = new Map<TalkGroup, number>();
    for (const { label, probability } of ratedTopics)
      sums.set(findGroup(label), (sums.get(findGroup(label)) ?? 0) + probability);
    const [group, groupProbability] = [...sums].reduce((bestSum, otherSum) =>
      otherSum[1] > bestSum[1] ? otherSum : bestSum,
    );
    const { label, probability } = ratedTopics.find((otherLabel) => findGroup(otherLabel.label) === group)!;
    return { topic: label, group, probability, groupProbability, wishProbability: sums.get('wish') ?? 0 };
  }
}

let cachedModel: TalkModel | undefined;
