import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';

/** A property of a piece that shoppers request in plain words and that the texts of a catalogue state. */
export type PieceTrait =
  | 'brightColors'
  | 'darkColors'
  | 'lightColors'
  | 'neutralColors'
  | 'pastelColors'
  | 'earthTones'
  | 'matte'
  | 'opaque'
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

/** The trait of a color, for garments and shoes: 'inBlack'. */
export type ColorTrait = `in${Color}`;
