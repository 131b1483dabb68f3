import { readdirSync, readFileSync } from 'node:fs';
import { FASHION_LEXICON } from '../../../server/domain/language/lexicon/fashionLexicon.ts';
import { tokenize } from '../../../server/domain/language/text/tokens.ts';
import { ActModel } from '../../../server/domain/stylist/acts/ActModel.ts';
import { splitClauses } from '../../../server/domain/stylist/acts/splitClauses.ts';
import type { ActedClause } from '../../../server/domain/stylist/mentions/mentionFeatures.ts';
import type { MentionRole } from '../../../server/domain/stylist/mentions/MentionRole.ts';
import { MENTION_ROLES } from '../../../server/domain/stylist/mentions/MentionRole.ts';

/** A message in which the author has marked mentions: '[grey coat|own]'. */
export interface MarkedMessage {
  readonly author: string;
  readonly clauses: readonly MarkedClause[];
}

export interface MarkedClause extends ActedClause {
  /** The role of each token of the text. */
  readonly roles: readonly MentionRole[];
}

const MARK = /\[(?<words>[^[\]|]*)\|(?<role>[a-z]+)\]/gu;

/** Reads a folder of lessons, with a file for each author and a message on each line. Throws for an unknown role. */
export function readMarkedMessages(folder: URL): readonly MarkedMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ author: name.replace('.txt', ''), clauses: readClauses(line.trim()) })),
    );
}

function readClauses(line: string): readonly MarkedClause[] {
  const { text, roles } = stripMarks(line);
  const clauses = splitClauses(text);
  const acts = ActModel.shipped().classify(
    clauses.map((clause) => clause.text),
    FASHION_LEXICON,
  );
  return clauses.map(({ text: words, start }, index) => ({
    text: words,
    act: acts[index]!.act,
    roles: listTokenRoles(words, roles.slice(start, start + words.length)),
  }));
}

/** The text without marks, and each character's role. */
function stripMarks(line: string): { text: string; roles: readonly MentionRole[] } {
  let text = '';
  const roles: MentionRole[] = [];
  const add = (part: string, role: MentionRole): void => {
    text += part;
    for (let i = 0; i < part.length; i++) roles.push(role);
  };
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    const { words = '', role: name } = match.groups ?? {};
    const role = MENTION_ROLES.find((known) => known === name);
    if (role === undefined) throw new Error(`unknown role in: ${line}`);
    add(line.slice(end, match.index), 'none');
    add(words, role);
    end = match.index + match[0].length;
  }
  add(line.slice(end), 'none');
  return { text, roles };
}

/** The role of each token. Tokenizes text of different roles separately, so that a token has one role. */
function listTokenRoles(text: string, roles: readonly MentionRole[]): readonly MentionRole[] {
  const tokens: MentionRole[] = [];
  for (let from = 0; from < text.length; ) {
    let to = from;
    while (to < text.length && roles[to] === roles[from]) to++;
    tokens.push(...tokenize(text.slice(from, to)).map(() => roles[from]!));
    from = to;
  }
  return tokens;
}
