import type { Concept, WeightByName } from './Concept.ts';
import { concept, joinPhrases } from './Concept.ts';
import { TRAIT_NAMES } from './traitNames.ts';

const fit = (name: string, phrases = '', nearWeights: WeightByName = {}, kinds: WeightByName = {}): Concept =>
  concept('fit', name, joinPhrases(phrases, TRAIT_NAMES.fit?.[name]), { weightByNearConcept: nearWeights, kinds });
const HEMMED_KINDS: WeightByName = { dress: 1, skirt: 1 };
/** Garments to search for if a leg cut is named but no garment is. */
const TROUSER_KINDS: WeightByName = { trousers: 1, jeans: 1 };

export const FIT_CONCEPTS: readonly Concept[] = [
  fit('regular', '=normal fit'),
  fit('slim', 'slim cut, slimmer, slim leg, close fitting, narrow', {
    'fit:fitted': 0.8,
    'fit:tailored': 0.5,
  }),
  fit(
    'fitted',
    'figure hugging, body skimming, tight, tight fitting, form fitting, tighter, bodycon, hourglass, nipped waist',
    { 'fit:slim': 0.9, 'fit:tailored': 0.6 },
  ),
  fit(
    'relaxed',
    'loose fitting, looser, roomy, room in the thigh, room in the thighs, room in the hips, room in the hip, room in the leg, room in the waist, room to move, room to breathe, room to eat, comfortable fit, baggy, flowing, flowy, drapey, drapy',
    {
      'fit:oversized': 0.8,
      'fit:boxy': 0.7,
      'fit:wide': 0.6,
    },
  ),
  fit('oversized', 'extra large fit, slouchy fit, big fit', {
    'fit:relaxed': 0.7,
    'fit:boxy': 0.7,
  }),
  fit('boxy', 'square cut', { 'fit:oversized': 0.6, 'fit:relaxed': 0.6 }),
  fit('tailored', 'structured, well cut, sharp cut', { 'fit:slim': 0.6, 'fit:fitted': 0.7 }),
  fit('straight', 'straight fit', {}, {}),
  fit('wide', 'wide legged, wide cut', { 'fit:relaxed': 0.6, 'fit:flared': 0.6 }, TROUSER_KINDS),
  fit(
    'flared',
    'flare, flares, bootcut, boot cut, bell bottom, bell bottoms, kick flare',
    { 'fit:wide': 0.6 },
    TROUSER_KINDS,
  ),
  fit('tapered', 'tapered leg, carrot, peg leg, barrel leg', { 'fit:slim': 0.5 }),
  fit('cropped', 'ankle length, ankle grazer, shortened, crop length, cropped length'),
  fit('a line', 'aline, skater style, swing', { 'fit:flared': 0.5 }, HEMMED_KINDS),
  fit('petite', 'petites, petite length', { 'function:suits petite': 0.7 }),
  fit('tall', 'extra long, long inseam, long inside leg, long leg length', { 'function:suits tall': 0.7 }),
  fit(
    'plus',
    '=plus size, plus sized, plus petite, in plus, curvy plus, plus sizes, curvy, curve, full figured, big and tall, fuller figure, extended sizes, plussize',
  ),
  fit('mom', 'mom fit, boyfriend fit, dad fit', { 'fit:relaxed': 0.7, 'fit:tapered': 0.5 }),
];
