import type { Concept } from './Concept.ts';
import { concept } from './Concept.ts';

const functionConcept = (name: string, phrases = '', nearWeights: Readonly<Record<string, number>> = {}): Concept =>
  concept('function', name, phrases, { weightByNearConcept: nearWeights });

/** Phrases such as 'hides my tummy' and 'covers a c section belly'. */
function listHidingPhrases(): string {
  const verbs = [
    'hide',
    'hides',
    'hiding',
    'cover',
    'covers',
    'covering',
    'disguise',
    'disguises',
    'camouflages',
    'skims',
  ];
  const parts = ['tummy', 'belly', 'stomach', 'bump', 'bum', 'hips', 'thighs', 'muffin top', 'middle', 'love handles'];
  return verbs.flatMap((verb) => parts.map((part) => `${verb} ${part}`)).join(', ');
}

export const FUNCTION_CONCEPTS: readonly Concept[] = [
  {
    ...functionConcept(
      'waterproof',
      'keep the rain off, keep the rain out, keeps the rain off, keeps the rain out, keep me dry, keep dry, water proof, rainproof, rain proof, water resistant, water repellent, showerproof, shower proof, weatherproof, rain, rainy, rainy days, rainy weather, keeps rain out, drizzle, downpour, wet weather',
    ),
    kinds: { coat: 1, jacket: 1 },
  },
  functionConcept(
    'for mud',
    '=muddy, mud, puddles, boggy, wet grass, wet field, waterlogged, slush, slushy, snow and ice',
    {
      'function:waterproof': 1,
      'occasion:outdoor': 0.6,
    },
  ),
  functionConcept('windproof', 'wind proof, windy, wind resistant, against the wind', { 'function:waterproof': 0.6 }),
  functionConcept(
    'warm',
    'cosy, cozy, insulated, padded, thermal, snug, toasty, keeps warm, keep warm, keep me warm, warmth, heavy, thick, heavyweight, heavy weight, chunky, wadded, quilted, warm and cosy, snuggly',
    {
      'material:wool': 0.8,
      'material:cashmere': 0.8,
      'material:fleece': 0.8,
      'material:down': 0.9,
      'material:alpaca': 0.8,
      'season:winter': 0.7,
      'material:fur': 0.7,
      'material:cable': 0.8,
    },
  ),
  functionConcept(
    'breathable',
    'airy, lightweight, light weight, cooling, light fabric, thin, light and airy, floaty, breezy, wont make me sweat, sweat free, light',
    {
      'material:linen': 0.9,
      'material:cotton': 0.5,
      'season:summer': 0.6,
      'material:seersucker': 0.8,
      'material:chiffon': 0.6,
    },
  ),
  functionConcept(
    'cooling',
    '=always hot, always too hot, runs hot, run hot, running hot, gets hot, gets too hot, get too hot, overheats, overheat, overheating, sweats a lot, sweat a lot, sweats easily, sweat easily, hot flushes, hot flashes, hot flush, menopausal, menopause, keeps cool, keep cool, keep me cool, stay cool, stays cool',
    {
      'function:breathable': 1,
      'material:linen': 0.9,
      'material:seersucker': 0.8,
      'season:summer': 0.7,
      'material:cotton': 0.5,
    },
  ),
  functionConcept(
    'forgiving',
    listHidingPhrases() +
      ', forgiving, flattering on the tummy, tummy flattering, tummy friendly, skims the tummy, tummy control, control panel, not clingy, non clingy, doesnt cling',
    { 'fit:relaxed': 0.8, 'fit:a line': 0.8, 'detail:wrap': 0.9, 'detail:empire waist': 0.9, 'fit:boxy': 0.6 },
  ),
  functionConcept(
    'comfortable',
    'comfy, comfort, soft, softest, easy to wear, non itchy, gentle, wont kill me, wont kill my feet, wont cripple me, wont hurt my feet, dont hurt my feet, i can walk in, i can actually walk in, i can dance in, i can stand in all day, on my feet all day',
    {
      'material:jersey': 0.8,
      'material:fleece': 0.7,
      'material:cotton': 0.5,
      'material:cashmere': 0.6,
      'fit:relaxed': 0.6,
      'occasion:lounge': 0.6,
    },
  ),
  functionConcept(
    'stretch',
    'stretchy, elastic, elasticated, elasticated waist, elastic waist, flexible, four way stretch',
    {
      'material:elastane': 0.9,
      'material:jersey': 0.6,
    },
  ),
  functionConcept(
    'washable',
    'dont need ironing, doesnt need ironing, dont need to iron, does not need ironing, no ironing, without ironing, never needs ironing, needs no ironing, iron free, non crease, uncrushable, creaseproof, machine washable, easy care, non iron, no iron, wrinkle free, crease resistant, wrinkle resistant, crease free, doesnt crease, easy to wash, drip dry',
  ),
  functionConcept('quick drying', 'quick dry, moisture wicking, sweat wicking', { 'style:athletic': 0.6 }),
  functionConcept('vegan', 'cruelty free, animal free, no animal products, free of animal products, plant based, peta'),
  functionConcept('packable', 'foldable, folds small'),
  functionConcept('reversible', 'two way'),
  functionConcept('maternity', 'pregnant, pregnancy, nursing, expecting', {
    'function:stretch': 0.6,
    'fit:relaxed': 0.5,
  }),
];
