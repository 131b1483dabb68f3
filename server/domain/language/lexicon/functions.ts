import type { Concept, WeightByName } from './Concept.ts';
import { concept } from './Concept.ts';
import { listWithOwners, PET_HAIR } from './phraseLists.ts';

const functionConcept = (name: string, phrases = '', nearWeights: WeightByName = {}): Concept =>
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

/** Phrases such as '6 months pregnant', '7 months gone' and 'over the bump'. */
function listPregnancyPhrases(): string {
  const counts = [
    ...Array.from({ length: 9 }, (_, index) => `${String(index + 1)} months`),
    ...'two three four five six seven eight nine'.split(' ').map((count) => `${count} months`),
    ...Array.from({ length: 40 }, (_, index) => `${String(index + 1)} weeks`),
  ];
  return [
    'maternity, maternity wear, pregnant, heavily pregnant, pregnancy, expecting, preggers, preggo, up the duff, with child, trimester, third trimester, second trimester, bump, a bump, the bump, my bump, baby bump, over the bump, bump friendly, room for a bump, months gone, months along, weeks gone, weeks along',
    ...counts.flatMap((count) => ['pregnant', 'gone', 'along', 'preggers'].map((word) => `${count} ${word}`)),
  ].join(', ');
}

/** Phrases such as 'on my feet all day' and '12 hour shifts', and the work of people who stand. */
function listStandingPhrases(): string {
  const lengths = ['all day', 'all day long', 'all night', 'a lot', 'for hours', 'hours', 'all shift'];
  const verbs = ['stand', 'standing', 'stood', 'stands', 'walk', 'walking', 'walks', 'run around', 'running around'];
  const feetPhrases = ['my', 'her', 'his', 'our', 'their', 'your'].map((whose) => `on ${whose} feet`);
  const shifts = [8, 9, 10, 12, 13, 14, 16]
    .map((hours) => `${String(hours)} hour`)
    .concat('twelve hour', 'ten hour', 'long');
  return [
    ...verbs.flatMap((verb) => lengths.map((length) => `${verb} ${length}`)),
    ...feetPhrases.flatMap((phrase) => [phrase, ...lengths.map((length) => `${phrase} ${length}`)]),
    ...shifts.flatMap((length) => [`${length} shift`, `${length} shifts`]),
    'nurse, nurses, a nurse, midwife, hospital ward, the ward, night shift, night shifts, waitress, waitressing, waiter, waiting tables, bartender, bartending, barmaid, barman, barista, chef, line cook, kitchen porter, sous chef, commis chef, carer, care assistant, care worker, paramedic, dental assistant, dental nurse, vet nurse, vet tech, hairdresser, hairdressing, warehouse, factory floor, shop floor, wet floor, wet floors, housekeeper, cabin crew, flight attendant, air hostess, tour guide',
  ].join(', ');
}

export const FUNCTION_CONCEPTS: readonly Concept[] = [
  {
    ...functionConcept(
      'waterproof',
      'all weathers, all weather, any weather, keep the rain off, keep the rain out, keeps the rain off, keeps the rain out, keep me dry, keep dry, water proof, rainproof, rain proof, water resistant, water repellent, showerproof, shower proof, weatherproof, rain, rainy, rainy days, rainy weather, keeps rain out, drizzle, downpour, wet weather',
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
    'comfy, comfort, soft, softest, easy to wear, non itchy, gentle, wont kill me, wont kill my feet, wont cripple me, wont hurt my feet, dont hurt my feet, i can walk in, i can actually walk in, i can dance in, i can stand in all day',
    {
      'material:jersey': 0.8,
      'material:fleece': 0.7,
      'material:cotton': 0.5,
      'material:cashmere': 0.6,
      'fit:relaxed': 0.6,
      'occasion:lounge': 0.6,
      'function:easy on feet': 1,
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
    'machine washable, machine wash, machine washed, easy care, easy to wash, can be washed, wash at home, washing machine, go in the wash, goes in the wash, go in the machine, goes in the machine, low maintenance, easy to look after, easy to care for',
  ),
  functionConcept(
    'crease free',
    'shouldnt crease, should not crease, mustnt crease, wont crease, cant crease, no creases, no creasing, crease proof, travels well, travel friendly, dont need ironing, doesnt need ironing, dont need to iron, does not need ironing, no ironing, without ironing, never needs ironing, needs no ironing, iron free, non crease, uncrushable, creaseproof, non iron, no iron, wrinkle free, crease resistant, wrinkle resistant, doesnt crease, dont crease, drip dry, doesnt wrinkle, wont wrinkle, straight out of a suitcase, straight from the suitcase',
  ),
  functionConcept(
    'quick drying',
    'quick dry, fast drying, fast dry, dry fast, dries fast, dry quickly, dries quickly, dry quick, dry overnight, dries overnight, moisture wicking, sweat wicking',
    { 'style:athletic': 0.6 },
  ),
  functionConcept('vegan', 'cruelty free, animal free, no animal products, free of animal products, plant based, peta'),
  functionConcept(
    'for laptop',
    '=laptop, a laptop, her laptop, his laptop, my laptop, the laptop, fits a laptop, fits my laptop, carry the computer, carry her computer, carry his computer, carry my computer, carry a computer, the computer to work, computer bag, work laptop, macbook, a4 folder, a4 folders, a4, a 4, a4 paper, a4 documents, a4 pad, folders, documents, a folder, my folders, textbooks, my books, paperwork, ring binder, school books',
    { 'occasion:work': 0.8 },
  ),
  functionConcept(
    'packable',
    'foldable, fold up, folds up, folds small, fold small, packs small, pack small, packs away, pack away, packs down, packs flat, easy to pack, roll up small, rolls up small, squashes down, take up no space, fits in hand luggage',
  ),
  functionConcept(
    'hides pet hair',
    `=${listWithOwners('hide, hides, hiding, repel, repels, resist, resists', PET_HAIR)}, pet hair proof, dog hair proof`,
  ),
  functionConcept('opaque', 'not see through, non see through, fully lined, no see through'),
  functionConcept(
    'kind to skin',
    'sensitive skin, eczema, sensitive ears, hypoallergenic, hypo allergenic, nickel free, non itchy, non scratchy, itch free, against bare skin, kind to my skin, gentle on skin, gentle on my skin, gentle on the skin, sensitive to nickel, soft on skin, pierced ears that react',
  ),
  functionConcept(
    'easy on feet',
    '=easy to walk in, good for walking, walkable, walk in all day, dance in all night, dance all night in, cushioned, supportive, kind to my feet, kind to feet, foot friendly, wear all day, comfortable to walk in, comfortable for walking',
  ),
  functionConcept('roomy shoe', '='),
  functionConcept('suits tall', '='),
  functionConcept('suits petite', '='),
  functionConcept('reversible', 'two way'),
  functionConcept('maternity', `=${listPregnancyPhrases()}`, {
    'function:stretch': 0.6,
    'fit:relaxed': 0.5,
  }),
  functionConcept(
    'nursing',
    '=breastfeed, breastfeeding, breast feed, breast feeding, nursing friendly, nursing top, nursing dress, nursing a baby, nursing my baby, nursing mum, nursing mom, nursing mother, feed the baby, feeding the baby, feed my baby, feeding my baby, feed a baby, pumping at work, access for feeding, easy to feed in',
    { 'detail:wrap': 0.9, 'detail:button': 0.9 },
  ),
  functionConcept(
    'after birth',
    '=postpartum, post partum, had a baby, had my baby, had our baby, having a baby, had twins, new baby, newborn, given birth, gave birth, c section, caesarean, new mum, new mom, new mama, mum tum, mom pooch, baby weight, after the baby',
    { 'function:forgiving': 0.9, 'fit:relaxed': 0.8 },
  ),
  functionConcept('on feet', `=${listStandingPhrases()}`, {
    'function:comfortable': 0.9,
    'detail:flat': 0.8,
    'function:easy on feet': 1,
  }),
];
