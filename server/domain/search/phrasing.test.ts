import { describe, expect, it } from 'vitest';
import { capitalize, formatDollars, joinWords, pluralizeKind, addArticle } from './phrasing.ts';

describe('words in a sentence', () => {
  it('are joined by commas and one conjunction', () => {
    expect(joinWords([], 'or')).toBe('');
    expect(joinWords(['red'], 'or')).toBe('red');
    expect(joinWords(['red', 'blue'], 'or')).toBe('red or blue');
    expect(joinWords(['red', 'blue', 'green'], 'and')).toBe('red, blue and green');
  });

  it('begin with a capital letter', () => {
    expect([capitalize('navy coat'), capitalize('')]).toEqual(['Navy coat', '']);
  });

  it.each([
    ['ivory blouse', 'an'],
    ['evening', 'an'],
    ['olive coat', 'an'],
    ['Aran sweater', 'an'],
    ['umber coat', 'an'],
    ['hourglass cut', 'an'],
    ['honorary tie', 'an'],
    ['coat', 'a'],
    ['uniform', 'a'],
    ['used look', 'a'],
    ['hood', 'a'],
    ['blue umbrella', 'a'],
  ])('have the article of the spoken word: %s', (words, article) => {
    expect(addArticle(words)).toBe(`${article} ${words}`);
  });
});

describe('a kind', () => {
  it.each([
    ['blazer', 'blazers'],
    ['tee', 'T-shirts'],
    ['dress', 'dresses'],
    ['trousers', 'trousers'],
    ['swimwear', 'swimwear'],
    ['scarf', 'scarves'],
    ['watch', 'watches'],
    ['hoodie', 'hoodies'],
    ['body', 'bodies'],
    ['toy', 'toys'],
    ['clogs', 'clogs'],
    ['polo', 'polo shirts'],
    ['tank', 'tank tops'],
  ])('the plural of %s is %s', (kind, plural) => {
    expect(pluralizeKind(kind)).toBe(plural);
  });
});

describe('a price', () => {
  it('has cents only if they are not zero', () => {
    expect([18_900, 2_450, 5, 0].map(formatDollars)).toEqual(['$189', '$24.50', '$0.05', '$0']);
    expect([116_400, 150_995].map(formatDollars)).toEqual(['$1,164', '$1,509.95']);
  });
});
