import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { understand } from './understand.ts';
import type { Wish } from './Wish.ts';

const SPELLING = new Spelling(FASHION_LEXICON, new Map());
const readQuery = (query: string): Wish => understand(query, FASHION_LEXICON, SPELLING);
const listExcluded = (query: string): string[] => {
  const { kinds, colors, concepts } = readQuery(query).refusals;
  return [...kinds, ...colors, ...concepts];
};

describe('a verdict after what it excludes', () => {
  it.each([
    ['jumper, wool brings me out in hives', 'material:wool'],
    ['leather gives me the creeps, black jacket', 'material:leather'],
    ['polyester makes me sweat, work blouse', 'material:polyester'],
    ['trousers, elastic waists are not happening', 'function:stretch'],
    ['floral-averse, summer dress', 'pattern:floral'],
    ['dress, sequins are a dealbreaker', 'material:sequin'],
    ['shirt, stripes just bore me to tears', 'pattern:striped'],
    ['blazer, beige can do one', 'Beige'],
    ['shoes, heels hurt my feet', 'detail:heeled'],
  ])('excludes in “%s”', (query, excluded) => {
    expect(listExcluded(query)).toContain(excluded);
    expect(readQuery(query).unusedWords).toEqual([]);
  });

  it('excludes both of a pair only with the verb of several things', () => {
    expect(listExcluded('stripes and florals bore me, a dress')).toEqual(['pattern:striped', 'pattern:floral']);
    expect(listExcluded('cotton and wool makes me itch')).not.toContain('material:cotton');
  });

  it('leaves praise alone', () => {
    expect(listExcluded('stripes make me look taller, a dress')).toEqual([]);
  });
});

describe('an exclusion without a word of negation', () => {
  it.each([
    ['ive had it up to here with black, coat', 'Black'],
    ['im over hoods, coat', 'detail:hood'],
    ['less of the ruffles please, blouse', 'detail:ruffled'],
    ['not one for florals, midi dress', 'pattern:floral'],
    ['enough already with beige, trousers', 'Beige'],
    ['knits but my skin cant handle wool', 'material:wool'],
    ['ditch the logos, tee', 'pattern:graphic'],
    ['given up leather, a bag', 'material:leather'],
  ])('excludes in “%s”', (query, excluded) => {
    expect(listExcluded(query)).toContain(excluded);
  });

  it.each([
    ['a short black dress', 'detail:maxi'],
    ['a maxi skirt', 'detail:mini'],
    ['flat shoes for a wedding', 'detail:heeled'],
    ['dress with sleeves', 'detail:sleeveless'],
    ['green dress with long sleeves', 'detail:strapless'],
    ['red shoes with a low heel', 'detail:stiletto'],
    ['modest dress', 'detail:backless'],
    ['dress that hides a c section tummy', 'fit:fitted'],
    ['jacket for a man who is always hot', 'function:warm'],
    ['boots for a muddy field', 'material:suede'],
    ['suit for an interview', 'detail:tuxedo'],
    ['vegan leather tote', 'material:leather'],
    ['natural fibres only jumper', 'material:polyester'],
  ])('is implied by “%s”', (query, excluded) => {
    expect(listExcluded(query)).toContain(excluded);
  });
});

describe('the scope of an exclusion', () => {
  it('ends at a comma before another kind of property', () => {
    expect(listExcluded('tea dress no florals, below the knee')).toEqual(['pattern:floral']);
    expect(listExcluded('jumper no stripes, v neck')).toEqual(['pattern:striped']);
  });

  it('covers a list to its end', () => {
    expect(listExcluded('dress, no black, navy or frills')).toEqual(['Black', 'shade:navy', 'detail:ruffled']);
    expect(listExcluded('dress, no black, brown')).toEqual(['Black', 'Brown']);
  });

  it('covers the part that an unknown word describes', () => {
    const wish = readQuery('shirt without chest pocket');
    expect(wish.refusals.concepts).toEqual(['detail:pocket']);
    expect(wish.attributes).toEqual([]);
  });

  it('never takes size zero for one', () => {
    expect(readQuery('size zero dress').garments).toHaveLength(1);
  });
});

describe('a figure', () => {
  it.each([
    'short legs trousers',
    'broad shoulders blazer',
    'petite jumpsuit long torso',
    'dress for a big bust',
    'busty dress',
    'wide calf boots',
  ])('of the wearer is no cut: “%s”', (query) => {
    const { attributes, unusedWords, remarks } = readQuery(query);
    expect(attributes.filter(({ names }) => !names.includes('petite'))).toEqual([]);
    expect(unusedWords).toEqual([]);
    expect(remarks).toEqual(['No shop here says which figure a piece is cut for.']);
  });

  it.each(['wide leg trousers', 'shirt with a large chest pocket'])('is not meant by “%s”', (query) => {
    expect(readQuery(query).remarks).toEqual([]);
  });
});

describe('the color of a thing', () => {
  it.each([
    ['dress the color of red wine', 'burgundy'],
    ['yellow like egg yolk cardigan', 'mustard'],
    ['jumper in egg yolk yellow', 'mustard'],
    ['the grey of wet pavement, trousers', 'ash'],
    ['sweater the color of moss after rain', 'moss'],
    ['green as grass skirt', 'moss'],
    ['dress in the red of a london bus', 'scarlet'],
  ])('is read in “%s”', (query, shade) => {
    const { attributes, unusedWords } = readQuery(query);
    expect(attributes.map(({ names, facet }) => [facet, ...names])).toEqual([['shade', shade]]);
    expect(unusedWords).toEqual([]);
  });

  it('keeps the color that was said where the thing is of several', () => {
    expect(readQuery('the blue of a swimming pool, dress')).toMatchObject({ colors: ['Blue'], attributes: [] });
    expect(readQuery('the gray of an old radiator, dress')).toMatchObject({ colors: ['Gray'], unusedWords: [] });
  });

  it('leaves other words after a color alone', () => {
    expect(readQuery('black of course dress').colors).toEqual(['Black']);
    expect(readQuery('blue jeans blue shirt').garments).toHaveLength(2);
  });
});

describe('the words that rank', () => {
  it('are the same for every wording', () => {
    const { stems } = readQuery('kicks');
    expect(readQuery('trainers').stems).toEqual(stems);
    expect(readQuery('flower print dress').stems).toEqual(readQuery('floral frock').stems);
  });

  it('keep the name of a narrower garment', () => {
    expect(readQuery('trench coat').stems).toEqual(['trench', 'coat']);
  });

  it('weigh a property once that is said twice', () => {
    const labels = readQuery('long dress to the ankle').preferences.map(
      ({ alternatives }) => Object.keys(alternatives)[0],
    );
    expect(labels.filter((id) => id === 'detail:maxi')).toHaveLength(1);
  });
});

describe('garments beside each other', () => {
  it('are the paired one and the wanted one after “goes with”', () => {
    const wish = readQuery('goes with brown boots skirt');
    expect(wish.garments.flatMap(({ kinds }) => Object.keys(kinds))).toEqual(['skirt']);
    expect(wish.colors).toEqual([]);
    expect(readQuery('top to go with shirt dress').garments.flatMap(({ kinds }) => Object.keys(kinds))).toContain(
      'tee',
    );
  });

  it('leave a wanted kind where a sort of it is refused', () => {
    expect(listExcluded('smart dinner jacket not tuxedo')).toEqual(['suit', 'detail:tuxedo']);
  });
});

describe('a season', () => {
  it.each([
    ['summer dress', 'material:wool'],
    ['winter trousers', 'material:linen'],
  ])('lowers cloths that do not suit it: %s', (query, disliked) => {
    expect(readQuery(query).dislikedConcepts).toContain(disliked);
  });

  it('keeps a cloth that the words name', () => {
    expect(readQuery('summer wool dress').dislikedConcepts).not.toContain('material:wool');
  });
});

describe('white', () => {
  it.each(["something nice to wear to my friend's wedding", 'wedding guest outfit'])('suits no guest: %s', (query) => {
    expect(readQuery(query).dislikedConcepts).toContain('color:white');
  });

  it.each(['my wedding outfit', 'something white for a wedding', 'something for a party'])('is fine: %s', (query) => {
    expect(readQuery(query).dislikedConcepts).not.toContain('color:white');
  });
});
