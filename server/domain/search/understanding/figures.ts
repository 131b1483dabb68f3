import { splitPhrases } from './negationCues.ts';
import type { Reading } from './Reading.ts';

const FIGURE_SENTENCE = 'No shop here says which figure a piece is cut for.';

const BUILD_WORDS = new Set(
  'big small large huge tiny wide narrow broad short long thick thin full fuller ample generous heavy muscular muscly athletic chunky flat square round sloping massive saggy wobbly chubby fat'.split(
    ' ',
  ),
);
const BODY_PARTS = new Set(
  'leg legs arms torso body bust boobs breasts bosom chest hips hip thighs thigh calves calf shoulders bum bottom butt backside tummy belly stomach waist neck feet ankles head hands wrists rib ribcage frame build figure'.split(
    ' ',
  ),
);
/** Names of cuts that contain a body part, such as 'wide leg'. */
const CUT_PHRASES = splitPhrases('wide leg,wide legs,full leg,narrow leg,thin leg,flat waist,short bottom,big bottom');
const FIGURE_PHRASES = splitPhrases(
  'pear shaped,pear shape,pear body,apple shaped,apple shape,apple body,inverted triangle,rectangle shape,rectangular figure,busty,bosomy,big busted,large busted,full busted,small busted,flat chested,barrel chested,top heavy,bottom heavy,long waisted,short waisted,no bum,no hips,no boobs,no chest,big boned,d cup,dd cup,e cup,f cup,g cup,c section',
);

const PLACE_PREPOSITIONS = new Set('across around round over on in at through'.split(' '));
const OWNERS = new Set('the my her his your their'.split(' '));
const BODY_PLACES = new Set(
  'belly tummy stomach middle bust boobs chest hips hip thighs thigh bum bottom shoulders arms calves'.split(' '),
);

/** Consumes where a piece fits: 'not tight across the belly', 'room on the hips'. */
export function dropBodyPlaces(reading: Reading): void {
  reading.tokens.forEach((_, position) => {
    if (
      PLACE_PREPOSITIONS.has(reading.word(position)) &&
      OWNERS.has(reading.word(position + 1)) &&
      BODY_PLACES.has(reading.word(position + 2)) &&
      !reading.isUsed(position)
    )
      reading.markUsed(position, position + 3);
  });
}

/** Reads words about the wearer's figure. They are consumed, because they describe no piece. */
export function readFigures(reading: Reading): string[] {
  let namesFigure = false;
  for (let position = 0; position < reading.tokens.length; position++) {
    const length = findFigureLength(reading, position);
    if (length === 0) continue;
    reading.markUsed(position, position + length);
    position += length - 1;
    namesFigure = true;
  }
  return namesFigure ? [FIGURE_SENTENCE] : [];
}

function findFigureLength(reading: Reading, position: number): number {
  if (reading.isUsed(position)) return 0;
  const figure = FIGURE_PHRASES.find((words) => reading.hasWordsAt(position, words));
  if (figure) return figure.length;
  const isCut = CUT_PHRASES.some((words) => reading.hasWordsAt(position, words));
  const namesBody = BUILD_WORDS.has(reading.word(position)) && BODY_PARTS.has(reading.word(position + 1)) && !isCut;
  return namesBody && !isPartOfGarment(reading, position + 2) ? 2 : 0;
}

/** Whether the words describe a garment instead of a body: 'large chest pocket', 'short leg trousers'. */
const isPartOfGarment = (reading: Reading, position: number): boolean =>
  ['pocket', 'pockets', 'strap', 'straps', 'length', 'size', 'zip', 'detail', 'seam', 'opening'].includes(
    reading.word(position),
  );
