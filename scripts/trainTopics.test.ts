import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../server/domain/language/lexicon/fashionLexicon.ts';
import { ClauseClassifier } from '../server/domain/stylist/classifying/ClauseClassifier.ts';
import { computeSubjectFeatures } from '../server/domain/stylist/classifying/features.ts';
import { findGroup } from '../server/domain/stylist/talk/talkGroups.ts';
import { TalkModel } from '../server/domain/stylist/talk/TalkModel.ts';
import { TALK_TOPICS } from '../server/domain/stylist/talk/TalkTopic.ts';
import { readLabeledLines } from './lessons/labeledLines.ts';
import { trainLabels } from './lessons/trainLabels.ts';

/** Minimum fractions, a few points below those measured when they were set. */
const MIN_RIGHT_OF_LEARNED = 0.9;
const MIN_GROUP_RIGHT_OF_UNSEEN = 0.68;

const lines = readLabeledLines(new URL('lessons/topics/', import.meta.url), TALK_TOPICS);

describe('the classifier of shop talk', () => {
  it('ships with weights that read their own lessons', () => {
    const model = TalkModel.shipped();
    const rightLines = lines.filter(({ text, label }) => model.read(text, FASHION_LEXICON).topic === label);
    expect(rightLines.length / lines.length).toBeGreaterThan(MIN_RIGHT_OF_LEARNED);
  });

  it('reads the group of most clauses of an author that it has not learned from', () => {
    const learnedLines = lines.filter(({ author }) => author === 'author-a');
    const model = new TalkModel(
      new ClauseClassifier(TALK_TOPICS, computeSubjectFeatures, trainLabels(TALK_TOPICS, learnedLines)),
    );
    const unseenLines = lines.filter(({ author }) => author === 'author-b');
    const rightLines = unseenLines.filter(
      ({ text, label }) => model.read(text, FASHION_LEXICON).group === findGroup(label),
    );
    expect(rightLines.length / unseenLines.length).toBeGreaterThan(MIN_GROUP_RIGHT_OF_UNSEEN);
  });
});
