import { readdirSync, readFileSync } from 'node:fs';
import { FASHION_LEXICON } from '../../../server/domain/language/lexicon/fashionLexicon.ts';
import { tokenize } from '../../../server/domain/language/text/tokens.ts';
import { ActModel } from '../../../server/domain/stylist/acts/ActModel.ts';
import { splitClauses } from '../../../server/domain/stylist/acts/splitClauses.ts';
import type { ActedClause } from '../../../server/domain/stylist/mentions/mentionFeatures.ts';
import type { MentionRole } from '../../../server/domain/stylist/mentions/MentionRole.ts';
import { MENTION_ROLES } from '../../../server/domain/stylist/mentions/MentionRole.ts';

/** A message whose mentions were marked by its author: '[grey coat|own]'. */
export interface MarkedMessage {
  readonly author: string;
  readonly clauses: readonly MarkedClause[];
}

export interface MarkedClause extends ActedClause {
  /** The role of each token of the text. */
  readonly roles: readonly MentionRole[];
}

const MARK = /\[(?<words>[^[\]|]*)\|(?<role>[a-z]+)\]/gu;

/** Reads a folder of lessons, one file for each author, one message in a line. Throws at an unknown role. */
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
  return clauses.map(({ text: words, start }, at) => ({
    text: words,
    act: acts[at]!.act,
    roles: listTokenRoles(words, roles.slice(start, start + words.length)),
  }));
}

/** The text without marks, and the role of each of its characters. */
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

/** Tokenizes each run of one role by itself, so that each token has one. */
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
