import { MATERIAL_CONCEPTS, PATTERN_CONCEPTS } from './cloth.ts';
import { COLOR_CONCEPTS, PALETTE_CONCEPTS, SHADE_CONCEPTS } from './colors.ts';
import type { Concept } from './Concept.ts';
import { DETAIL_CONCEPTS } from './cut.ts';
import { DRAWBACK_CONCEPTS } from './drawbacks.ts';
import { FIT_CONCEPTS } from './fits.ts';
import { FUNCTION_CONCEPTS } from './functions.ts';
import { KIND_CONCEPTS } from './kinds.ts';
import { Lexicon } from './Lexicon.ts';
import { LOOK_CONCEPTS } from './looks/looks.ts';
import { GENDER_CONCEPTS, SIZE_CONCEPTS } from './people.ts';
import { SUBTYPE_CONCEPTS } from './sorts.ts';
import { OCCASION_CONCEPTS, SEASON_CONCEPTS, STYLE_CONCEPTS } from './wear.ts';

/** The fashion terms that all catalogues share. */
export const FASHION_CONCEPTS: readonly Concept[] = [
  ...KIND_CONCEPTS,
  ...COLOR_CONCEPTS,
  ...SHADE_CONCEPTS,
  ...PALETTE_CONCEPTS,
  ...MATERIAL_CONCEPTS,
  ...PATTERN_CONCEPTS,
  ...FIT_CONCEPTS,
  ...DETAIL_CONCEPTS,
  ...SUBTYPE_CONCEPTS,
  ...OCCASION_CONCEPTS,
  ...SEASON_CONCEPTS,
  ...STYLE_CONCEPTS,
  ...LOOK_CONCEPTS,
  ...FUNCTION_CONCEPTS,
  ...DRAWBACK_CONCEPTS,
  ...GENDER_CONCEPTS,
  ...SIZE_CONCEPTS,
];

export const FASHION_LEXICON = new Lexicon(FASHION_CONCEPTS);
