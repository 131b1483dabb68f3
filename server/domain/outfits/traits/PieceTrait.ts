import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';

/** A property that shoppers ask for in plain words, and that the words of a catalogue state. */
export type PieceTrait =
  | 'brightColors'
  | 'darkColors'
  | 'lightColors'
  | 'neutralColors'
  | 'pastelColors'
  | 'earthTones'
  | 'matte'
  | 'plain'
  | 'patterned'
  | 'shiny'
  | 'longSleeves'
  | 'shortSleeves'
  | 'sleeves'
  | 'sleeveless'
  | 'modest'
  | 'maxi'
  | 'midi'
  | 'kneeLength'
  | 'mini'
  | 'highWaist'
  | 'pockets'
  | 'flat'
  | 'lowHeel'
  | 'highHeel'
  | 'walkable'
  | 'closedToes'
  | 'openToes'
  | 'crossbody'
  | ColorTrait;

/** A color of the garments and the shoes: 'inBlack'. */
export type ColorTrait = `in${Color}`;
