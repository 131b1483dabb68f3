import { anyOf } from '../../../../domain/language/text/anyOf.ts';

/** Words that introduce a contrast. A negation before them does not apply after them. */
const TURNING_WORD_PATTERN = new RegExp(
  anyOf(
    String.raw`\b(?:but|however|though|although|yet|still|except|while|whereas|luckily|happily|anyway)\b`,
    String.raw`[;:—–()]|(?:,|\band)\s(?=\p{L}{1,12}\s(?:is|are|was|comes?|has|have)\b)`,
  ),
  'iu',
);

/** Splits a sentence into parts that make separate statements. */
export const splitClauses = (sentence: string): readonly string[] => sentence.split(TURNING_WORD_PATTERN);

/** Number of characters around a word in which to look for a negation. */
const TAIL_CHARACTERS = 100;

const DENIAL_BEFORE_PATTERN = new RegExp(
  anyOf(
    String.raw`\b` +
      anyOf(
        String.raw`not(?!\s(?:only|just|merely))|no|none|neither|nor|never|nothing|without|cannot|instead of`,
        String.raw`rather than|unlike|lacks?|nicht|kein\p{L}{0,2}|ohne|pas|sans|sin|senza|niet|geen|sem`,
      ) +
      String.raw`\b`,
    String.raw`n[’']t\b`,
  ),
  'iu',
);
const DENIAL_AFTER_PATTERN = new RegExp(
  anyOf(
    String.raw`^[\s,]{1,2}(?:\p{L}{1,10}\s){0,3}(?:not|never|missing|out of reach|unknown)\b`,
    String.raw`^\s(?:\p{L}{1,10}\s){0,2}\p{L}{1,6}n[’']t\b`,
  ),
  'iu',
);
const COMPARISON_PATTERN = /\b(?:like|than|as|versus|vs)\s(?:an?\s|the\s|real\s|pure\s)?$/iu;
const WISH_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf(
      'you (?:also |really |just )?' +
        anyOf(
          'asked|want(?:ed)?|said|mentioned|were|like[sd]?|loved?|prefer(?:red)?|searched|hoped|wished',
          'named|need(?:ed)?|wear',
        ),
      'if|whether|look(?:s|ed|ing)? for|search(?:ed|ing)? (?:for|with|in)|asked for',
      'filter(?:ed|s)? (?:by|for|on|to)|want to see|would like|prefer|your',
    ) +
    String.raw`\b([^,]{0,60})$`,
  'iu',
);
const PAIRING_PATTERN = new RegExp(
  anyOf(
    String.raw`\b` +
      anyOf(
        'wear|worn|wearing|pair(?:s|ed|ing)?|styl(?:e|ed|ing)|team(?:s|ed)?|layer(?:s|ed|ing)?',
        'go(?:es|ing)?|works?|looks?|sits?|finish(?:es|ed)?|completed?|completes|combine[sd]?|throw',
        'tuck(?:ed)?|plays?|lovely|great|good|well|best|nice|beautiful(?:ly)?|easy|easily|at home',
      ) +
      String.raw`\s(?:[\p{L}’']{1,14},?\s){0,5}?` +
      anyOf('with|over|under|underneath|beneath|alongside|beside|next to|against|into') +
      String.raw`\b(.{0,70})$`,
    String.raw`\b(?:match(?:es|ing)?|complements?|contrasts?|add|flatters?|against)\b(.{0,40})$`,
  ),
  'iu',
);
/** Verbs that begin a new statement about the piece. A negation or wish before them does not apply after them. */
const STATEMENT_PATTERN = /\b(?:comes?|available|offered|sold|made|cut|crafted|knitted|woven|is|are|was|has|have)\b/iu;

/**
 * Whether the word at this position claims nothing about a piece, because it is negated, compared, wished for, or
 * worn with the piece.
 */
export function isUnclaimed(clause: string, from: number, to: number): boolean {
  const textBefore = clause.slice(Math.max(0, from - TAIL_CHARACTERS), from);
  if (
    DENIAL_BEFORE_PATTERN.test(textBefore) ||
    COMPARISON_PATTERN.test(textBefore) ||
    DENIAL_AFTER_PATTERN.test(clause.slice(to, to + TAIL_CHARACTERS))
  )
    return true;
  return [WISH_PATTERN, PAIRING_PATTERN].some((pattern) => {
    const match = pattern.exec(textBefore);
    return match !== null && !STATEMENT_PATTERN.test(match[1] ?? match[2] ?? '');
  });
}
