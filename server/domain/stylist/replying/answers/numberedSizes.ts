import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { SYSTEM_BY_WORD, findDressSize, type SizeSystem } from '../../../search/understanding/sizeTables.ts';
import { comesInSize, listSizes } from '../../answering/statements.ts';
import type { Verdict } from '../../answering/Verdict.ts';
import { nameItem } from '../../wording/phrases.ts';

/** The largest American dress size that a letter stands for. */
const LARGEST_US = 23;
const LARGEST_DRESS = 34;
const NUMBER_PATTERN = /^(?:an? )?(?:size |sz )?(?:([a-z]{2,10}) )?(?:size )?(\d{1,2})(?: ([a-z]{2,10}))?$/u;
const MULTIPLE_PATTERN = /^([1-6]) ?xl?$/u;

/**
 * Compares a numbered size ('22', 'uk 18', '3x') with the letter sizes of a piece. Returns null for other sizes and for
 * pieces without letter sizes.
 */
export function judgeNumberedSize(item: CatalogueItem, size: string): Verdict | null {
  const words = size.toLowerCase().trim();
  if (item.sizes.length === 0 || item.sizes.some((known) => /\d/u.test(known))) return null;
  const multiple = MULTIPLE_PATTERN.exec(words)?.[1];
  if (multiple !== undefined) return judgeMultiple(item, Number(multiple), words);
  const [, before, number = '', after] = NUMBER_PATTERN.exec(words) ?? [];
  const value = Number(number);
  if (number === '' || value > LARGEST_DRESS || item.genders.every((gender) => gender === 'Men')) return null;
  const system = SYSTEM_BY_WORD[before ?? after ?? ''];
  return judgeDressNumber(item, value, system === undefined ? ['us', 'uk'] : [system]);
}

/** The letters of 1X and 2X. Larger sizes have no letter here. */
const LETTERS = ['XL', 'XXL'];

function judgeMultiple(item: CatalogueItem, count: number, words: string): Verdict {
  const letter = LETTERS[count - 1];
  const holds = letter !== undefined && comesInSize(item, letter);
  const name = words.replace(' ', '').toUpperCase();
  return {
    holds,
    fact: `${nameItem(item)} is offered in ${listSizes(item)}${letter && letter !== name ? `, and ${name} is about ${letter}` : ''}.`,
  };
}

/** `holds` is null if the piece comes in the size of one country only. */
function judgeDressNumber(item: CatalogueItem, value: number, systems: readonly SizeSystem[]): Verdict {
  const rated = systems.map((system) => {
    const letter = isTooLarge(value, system) ? null : findDressSize(value, system);
    return { system, letter, holds: letter !== null && comesInSize(item, letter) };
  });
  const sentences = rated.map(
    ({ system, letter, holds }) =>
      `In ${system.toUpperCase()} sizes a ${value} is ${letter === null ? 'beyond XXL' : `about ${letter}`}, ${holds ? `and it comes in ${letter ?? ''}` : 'and it does not come in that'}.`,
  );
  const isAgreed = rated.every(({ holds }) => holds === rated[0]?.holds);
  return {
    holds: isAgreed ? (rated[0]?.holds ?? null) : null,
    fact: `${nameItem(item)} is offered in ${listSizes(item)}. ${sentences.join(' ')} Makers cut differently, so compare the size chart on its page.`,
  };
}

const US_OFFSET: Readonly<Partial<Record<SizeSystem, number>>> = { uk: 4, au: 4 };

const isTooLarge = (value: number, system: SizeSystem): boolean => value - (US_OFFSET[system] ?? 0) > LARGEST_US;
