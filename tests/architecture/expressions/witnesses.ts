import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** An attack text for an expression: `before`, then `pump` many times, then a suffix that prevents a match. */
export interface Witness {
  readonly before: string;
  readonly pump: string;
}

/**
 * Maximum number of samples per list of alternatives. Long lists are lists of words, whose letters do not affect the
 * time.
 */
const MAX_SAMPLES = 24;
const LETTERS = [...'ab1 ,.-_$\'"/<>&:;!?()[]{}#@+=%*~A\n\t\r\u00a0é’👗'];

/**
 * For every group, texts that repeat each of its alternatives, both alone and after the text that must precede the
 * group.
 */
export function witnessesOf(source: string, flags: string): Witness[] {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = new Map<string, Witness>();
  const add = (before: string, pump: string): void => {
    if (pump !== '') found.set(`${before}\0${pump}`, { before, pump });
  };
  const addRepeated = (before: string, pump: string): void => {
    for (const lead of new Set(['', before])) for (const gap of ['', ' ']) add(lead, pump + gap);
  };
  const visit = (node: AST.Node, before: string): void => {
    if (node.type === 'Quantifier') {
      if (node.max > 3) for (const pump of samplesOf(node.element, flags)) addRepeated(before, pump);
      visit(node.element, before);
    } else if (node.type === 'Alternative') {
      let so = before;
      for (const element of node.elements) {
        visit(element, so);
        so += samplesOf(element, flags)[0] ?? '';
      }
    } else if ('alternatives' in node) for (const alternative of node.alternatives) visit(alternative, before);
  };
  for (const sample of samplesOf(pattern, flags)) for (const gap of ['', ' ', ', ']) add('', sample + gap);
  visit(pattern, '');
  return [...found.values()];
}

/** Texts that match a part of an expression: one for each alternative, and both with and without each optional part. */
function samplesOf(node: AST.Node, flags: string): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return letterOf(node.raw, flags);
    case 'Quantifier':
      return ofQuantifier(node, flags);
    case 'Alternative':
      return ofAlternative(node, flags);
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return spread(node.alternatives.map((alternative) => samplesOf(alternative, flags)));
    default:
      return [''];
  }
}

function ofQuantifier({ element, min, max }: AST.Quantifier, flags: string): string[] {
  if (max === 0) return [''];
  const once = samplesOf(element, flags).map((sample) => sample.repeat(Math.max(1, min)));
  return min === 0 ? [...once, ''] : once;
}

/** Varies one part at a time, while the other parts are either all present or, where optional, absent. */
function ofAlternative({ elements }: AST.Alternative, flags: string): string[] {
  const parts = elements.map((element) => samplesOf(element, flags));
  const full = parts.map(([sample = '']) => sample);
  const short = parts.map((samples, at) => (samples.includes('') ? '' : full[at]!));
  const varied = [full, short].map((others) =>
    parts.flatMap((samples, at) => samples.map((sample) => others.with(at, sample).join(''))),
  );
  return spread([[full.join('')], ...varied]);
}

/** Merges the lists by taking the first of each, then the second of each, and so on, up to MAX_SAMPLES. */
function spread(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? []));
  return [...new Set(rounds.flat())].slice(0, MAX_SAMPLES);
}

function letterOf(raw: string, flags: string): string[] {
  const one = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  return LETTERS.filter((letter) => one.test(letter)).slice(0, 3);
}
