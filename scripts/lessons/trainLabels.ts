import { FASHION_LEXICON } from '../../server/domain/language/lexicon/fashionLexicon.ts';
import { ClauseClassifier } from '../../server/domain/stylist/classifying/ClauseClassifier.ts';
import { BUCKET_COUNT, computeSubjectFeatures } from '../../server/domain/stylist/classifying/features.ts';
import type { LinearWeights } from '../../server/domain/stylist/classifying/LinearWeights.ts';
import type { TrainingCourse, Lesson } from './acts/trainLinear.ts';
import { trainLinear } from './acts/trainLinear.ts';
import type { LabeledLine } from './labeledLines.ts';

const COURSE = { bucketCount: BUCKET_COUNT, epochs: 10, rate: 0.2, l2: 1e-4, averagedEpochs: 4 };

export interface LabelCourse extends TrainingCourse {
  /** Features in fewer lessons are ignored, because they identify single sentences; 1 by default. */
  readonly minLessons?: number;
}

/** Trains a classifier of topics. Deterministic. */
export function trainLabels<Label extends string>(
  labels: readonly Label[],
  lines: readonly LabeledLine<Label>[],
  course: Partial<LabelCourse> = {},
): LinearWeights {
  const lessons = lines.map(({ text, label }) => ({
    features: computeSubjectFeatures(text, FASHION_LEXICON),
    label: labels.indexOf(label),
  }));
  const { minLessons = 1 } = course;
  return trainLinear(withoutRareFeatures(lessons, minLessons), { ...COURSE, ...course, labelCount: labels.length });
}

function withoutRareFeatures(lessons: readonly Lesson[], minLessons: number): readonly Lesson[] {
  const lessonCounts = new Map<number, number>();
  for (const bucket of lessons.flatMap(({ features }) => features.buckets))
    lessonCounts.set(bucket, (lessonCounts.get(bucket) ?? 0) + 1);
  return lessons.map(({ features: { buckets, values }, label }) => {
    const commonBuckets = buckets.flatMap((bucket, index) => (lessonCounts.get(bucket)! < minLessons ? [] : [index]));
    return {
      features: {
        buckets: commonBuckets.map((index) => buckets[index]!),
        values: commonBuckets.map((index) => values[index]!),
      },
      label,
    };
  });
}

/** How well a model reads one author's lines after training on the others. All figures are fractions, 0 to 1. */
export interface AuthorFigures {
  readonly author: string;
  readonly lineCount: number;
  readonly right: number;
  readonly inTopTwo: number;
}

export function measureUnseenAuthor<Label extends string>(
  labels: readonly Label[],
  lines: readonly LabeledLine<Label>[],
  author: string,
  course: Partial<LabelCourse> = {},
): AuthorFigures {
  const weights = trainLabels(
    labels,
    lines.filter((line) => line.author !== author),
    course,
  );
  const model = new ClauseClassifier(labels, computeSubjectFeatures, weights);
  const unseenLines = lines.filter((line) => line.author === author);
  const ranks = unseenLines.map(({ text, label }) =>
    model.rate(text, FASHION_LEXICON).findIndex((ratedLabel) => ratedLabel.label === label),
  );
  const share = (limit: number): number =>
    ranks.filter((rank) => rank < limit).length / Math.max(1, unseenLines.length);
  return { author, lineCount: unseenLines.length, right: share(1), inTopTwo: share(2) };
}
