import type { Concept } from '../../language/lexicon/Concept.ts';
import type { Reading } from './Reading.ts';

const listMaterialIds = (names: string): readonly string[] => names.split(',').map((name) => `material:${name}`);

/** Animal hair that itches like wool. Sheep's wool is missing here because the lexicon already has it under wool. */
const ITCHY_HAIR = listMaterialIds('mohair,camel hair');
/** Softer animal hair, which people with a wool allergy cannot wear either. */
const SOFT_HAIR = listMaterialIds('cashmere,alpaca');
/** Cloths that vegans do not wear. Imitations such as faux leather are separate concepts. */
const ANIMAL_CLOTHS = listMaterialIds('leather,suede,wool,mohair,cashmere,alpaca,camel hair,silk,down,fur,feather');

/** The beginnings of words that name an allergy, for the exclusion of wool. */
const ALLERGY_WORDS = ['allerg', 'rash', 'hives', 'sensitiv', 'react', 'intoleran', 'eczema'];
const ITCH_WORDS = ['itch', 'scratch', 'skin', 'prickl', 'irritat'];

/**
 * Lists cloths that an exclusion also covers. Itchy wool also excludes mohair, an allergy to wool also excludes all
 * animal hair, and 'vegan' excludes all animal cloths.
 */
export function listAnimalCloths(reading: Reading, refusedConcepts: readonly Concept[]): string[] {
  const wantedIds = listWanted(reading);
  const isAllergic = refusesWool(refusedConcepts) && hasWordBeginning(reading, ALLERGY_WORDS);
  const isItchy = refusesWool(refusedConcepts) && hasWordBeginning(reading, ITCH_WORDS);
  const impliedIds = [
    ...(isAllergic || isItchy ? ITCHY_HAIR : []),
    ...(isAllergic ? SOFT_HAIR : []),
    ...(wantedIds.includes('function:vegan') || asksForVeganCloth(reading) ? ANIMAL_CLOTHS : []),
  ];
  return impliedIds.filter((id) => !wantedIds.includes(id));
}

const refusesWool = (refusedConcepts: readonly Concept[]): boolean =>
  refusedConcepts.some(({ id }) => id === 'material:wool');

/** Whether the shopper asks for an imitation, as in 'vegan leather'. */
const asksForVeganCloth = (reading: Reading): boolean =>
  reading.findSpansWithRole('wanted').some(({ phrase }) => phrase.startsWith('vegan '));

function listWanted(reading: Reading): string[] {
  return reading.findSpansWithRole('wanted').flatMap(({ concepts }) => concepts.map(({ id }) => id));
}

function hasWordBeginning(reading: Reading, beginnings: readonly string[]): boolean {
  return reading.tokens.some(({ text }) => beginnings.some((beginning) => text.startsWith(beginning)));
}
