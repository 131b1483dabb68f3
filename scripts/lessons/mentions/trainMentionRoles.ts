import { FASHION_LEXICON } from '../../../server/domain/language/lexicon/fashionLexicon.ts';
import type { LinearWeights } from '../../../server/domain/stylist/classifying/LinearWeights.ts';
import {
  MENTION_BUCKET_COUNT,
  computeMentionFeatures,
  createMentionClause,
} from '../../../server/domain/stylist/mentions/mentionFeatures.ts';
import { MentionModel } from '../../../server/domain/stylist/mentions/MentionModel.ts';
import type { MentionRole } from '../../../server/domain/stylist/mentions/MentionRole.ts';
import { MENTION_ROLES } from '../../../server/domain/stylist/mentions/MentionRole.ts';
import type { Lesson } from '../acts/trainLinear.ts';
import { trainLinear } from '../acts/trainLinear.ts';
import type { MarkedMessage } from './readMarked.ts';

const COURSE = {
  bucketCount: MENTION_BUCKET_COUNT,
  labelCount: MENTION_ROLES.length,
  epochs: 12,
  rate: 0.2,
  l2: 1e-5,
  averagedEpochs: 5,
};

/** Trains the weights of the mention model. Deterministic. */
export function trainMentionRoles(messages: readonly MarkedMessage[]): LinearWeights {
  return trainLinear(messages.flatMap(listLessons), COURSE);
}

function listLessons({ clauses }: MarkedMessage): readonly Lesson[] {
  const mentionClauses = clauses.map((clause) => createMentionClause(clause, FASHION_LEXICON));
  return mentionClauses.flatMap(({ units }, position) =>
    units.flatMap(({ isMention, from }, index) => {
      if (!isMention) return [];
      const label = MENTION_ROLES.indexOf(clauses[position]!.roles[from] ?? 'none');
      return [{ features: computeMentionFeatures(mentionClauses, position, index), label }];
    }),
  );
}

/** How often a role was recognized, and which other roles were found instead. */
export interface RoleFigures {
  readonly role: MentionRole;
  readonly count: number;
  /** Fraction of the found roles that are correct, 0 to 1. */
  readonly precision: number;
  readonly recall: number;
}

/** Measures one author's messages with a model trained on the others. */
export function measureUnseenAuthor(
  messages: readonly MarkedMessage[],
  author: string,
): { readonly right: number; readonly roles: readonly RoleFigures[] } {
  const model = new MentionModel(trainMentionRoles(messages.filter((message) => message.author !== author)));
  const pairs = messages
    .filter((message) => message.author === author)
    .flatMap(({ clauses }) =>
      model
        .read(clauses, FASHION_LEXICON)
        .flatMap((mentions, index) =>
          mentions.map(({ unit, role }) => ({ read: role, marked: clauses[index]!.roles[unit.from] ?? 'none' })),
        ),
    );
  const count = (isCounted: (pair: (typeof pairs)[number]) => boolean): number => pairs.filter(isCounted).length;
  return {
    right: count(({ read, marked }) => read === marked) / Math.max(1, pairs.length),
    roles: MENTION_ROLES.map((role) => {
      const right = count(({ read, marked }) => read === role && marked === role);
      return {
        role,
        count: count(({ marked }) => marked === role),
        precision:
          right /
          Math.max(
            1,
            count(({ read }) => read === role),
          ),
        recall:
          right /
          Math.max(
            1,
            count(({ marked }) => marked === role),
          ),
      };
    }),
  };
}
