import { writeFile } from 'node:fs/promises';
import { TALK_TOPICS } from '../server/domain/stylist/talk/TalkTopic.ts';
import type { TalkTopic } from '../server/domain/stylist/talk/TalkTopic.ts';
import type { Act } from '../server/domain/stylist/acts/Act.ts';
import type { ClassifierWeights } from '../server/domain/stylist/classifying/ClauseClassifier.ts';
import { packWeights } from '../server/domain/stylist/classifying/packedWeights.ts';
import type { LabeledClause } from './lessons/acts/families.ts';
import { FAMILY_FILES, readFamilies } from './lessons/acts/families.ts';
import type { LabeledLine } from './lessons/labeledLines.ts';
import { readLabeledLines } from './lessons/labeledLines.ts';
import { measureUnseenAuthor, trainLabels } from './lessons/trainLabels.ts';

/**
 * `node --import tsx scripts/trainTopics.ts` trains the model that recognizes topics of shop talk
 * (`server/domain/stylist/talk`), on the clauses in `scripts/lessons/topics`. Prints how well it reads authors that
 * were not in the training; `--quick` leaves this out. Takes a few minutes. Deterministic.
 */
const LESSONS_FOLDER = new URL('lessons/topics/', import.meta.url);
const WEIGHTS_FILE = new URL('../server/domain/stylist/talk/talkWeights.json', import.meta.url);

const COURSE = { minLessons: 2 };
const WISH_ACTS: ReadonlySet<Act> = new Set<Act>(['want', 'refuse', 'relax']);

const talkLines = readLabeledLines(LESSONS_FOLDER, TALK_TOPICS);
const authors = process.argv.includes('--quick') ? [] : [...new Set(talkLines.map(({ author }) => author))];
const lines = [...talkLines, ...FAMILY_FILES.flatMap(readFamilies).flatMap(toWish)];
for (const author of authors) {
  const { lineCount, right, inTopTwo } = measureUnseenAuthor(TALK_TOPICS, lines, author, COURSE);
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  console.log(`${author}: ${percent(right)} of ${lineCount} clauses, ${percent(inTopTwo)} among the first two`);
}

/** Labels clauses that ask for pieces with the topic `wish`. */
function toWish({ text, act, author }: LabeledClause): readonly LabeledLine<TalkTopic>[] {
  return WISH_ACTS.has(act) ? [{ text, label: 'wish', author: `acts of ${author}` }] : [];
}

const weights: ClassifierWeights = { temperature: 1, ...packWeights(trainLabels(TALK_TOPICS, lines, COURSE), 0.6, 2) };
await writeFile(WEIGHTS_FILE, `${JSON.stringify(weights, null, 2)}\n`);
