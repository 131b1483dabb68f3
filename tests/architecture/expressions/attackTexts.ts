import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/**
 * A text that may make an expression slow: `prefix`, then `repeatedText` many times, then a suffix that prevents a
 * match.
 */
export interface AttackText {
  readonly prefix: string;
  readonly repeatedText: string;
}

/**
 * Maximum number of alternatives of one group that are tried. Groups with more are plain word lists, and trying a few
 * words of such a list is enough.
 */
const MAX_SAMPLES = 24;
const LETTERS = [...'ab1 ,.-_$\'"/<>&:;!?()[]{}#@+=%*~A\n\t\r\u00a0é’👗'];

/**
 * Creates texts that repeat each alternative of each group. Some of them start with the text that must precede the
 * group.
 */
export function createAttackTexts(source: string, flags: string): AttackText[] {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const attackTextByKey = new Map<string, AttackText>();
  const add = (prefix: string, repeatedText: string): void => {
    if (repeatedText !== '') attackTextByKey.set(`${prefix}\0${repeatedText}`, { prefix, repeatedText });
  };
  const addRepeated = (prefix: string, repeatedText: string): void => {
    for (const leadingText of new Set(['', prefix])) for (const gap of ['', ' ']) add(leadingText, repeatedText + gap);
  };
  const visitNode = (node: AST.Node, prefix: string): void => {
    if (node.type === 'Quantifier') {
      if (node.max > 3)
        for (const repeatedText of createSamples(node.element, flags)) addRepeated(prefix, repeatedText);
      visitNode(node.element, prefix);
    } else if (node.type === 'Alternative') {
      let precedingText = prefix;
      for (const element of node.elements) {
        visitNode(element, precedingText);
        precedingText += createSamples(element, flags)[0] ?? '';
      }
    } else if ('alternatives' in node) for (const alternative of node.alternatives) visitNode(alternative, prefix);
  };
  for (const sample of createSamples(pattern, flags)) for (const gap of ['', ' ', ', ']) add('', sample + gap);
  visitNode(pattern, '');
  return [...attackTextByKey.values()];
}

/** Creates texts that match a part of an expression: one for each alternative, with and without each optional part. */
function createSamples(node: AST.Node, flags: string): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return findLetter(node.raw, flags);
    case 'Quantifier':
      return createQuantifierSamples(node, flags);
    case 'Alternative':
      return createAlternativeSamples(node, flags);
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return interleave(node.alternatives.map((alternative) => createSamples(alternative, flags)));
    default:
      return [''];
  }
}

function createQuantifierSamples({ element, min, max }: AST.Quantifier, flags: string): string[] {
  if (max === 0) return [''];
  const singleSamples = createSamples(element, flags).map((sample) => sample.repeat(Math.max(1, min)));
  return min === 0 ? [...singleSamples, ''] : singleSamples;
}

/**
 * Creates samples of an alternative. Changes one part at a time. In one half of the samples all optional parts are
 * present, in the other half they are absent.
 */
function createAlternativeSamples({ elements }: AST.Alternative, flags: string): string[] {
  const parts = elements.map((element) => createSamples(element, flags));
  const fullTexts = parts.map(([sample = '']) => sample);
  const shortTexts = parts.map((samples, index) => (samples.includes('') ? '' : fullTexts[index]!));
  const variedTexts = [fullTexts, shortTexts].map((texts) =>
    parts.flatMap((samples, index) => samples.map((sample) => texts.with(index, sample).join(''))),
  );
  return interleave([[fullTexts.join('')], ...variedTexts]);
}

/** Merges lists of samples: the first of each list, then the second of each list and so on, up to MAX_SAMPLES. */
function interleave(lists: readonly (readonly string[])[]): string[] {
  const maxLength = Math.max(...lists.map(({ length }) => length));
  const rounds = Array.from({ length: maxLength }, (_, round) => lists.flatMap((list) => list[round] ?? []));
  return [...new Set(rounds.flat())].slice(0, MAX_SAMPLES);
}

function findLetter(source: string, flags: string): string[] {
  const wholePattern = new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, ''));
  return LETTERS.filter((letter) => wholePattern.test(letter)).slice(0, 3);
}
