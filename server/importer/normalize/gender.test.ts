import { describe, expect, it } from 'vitest';
import { isChildAge, findWearerInField, findWearerInText } from './gender.ts';

describe('wearerOfField', () => {
  it.each([
    ['male', 'Men'],
    ['female', 'Women'],
    ['unisex', 'Unisex'],
    ['MAN', 'Men'],
    ['WOMAN', 'Women'],
    ['Boys', 'Children'],
    ['weiblich', 'Women'],
    ['Herren', 'Men'],
    ['Damen', 'Women'],
    ['dam', 'Women'],
    ['hombre', 'Men'],
    ['mujer', 'Women'],
    ['m', 'Men'],
    ['alien', null],
  ])('reads %s as %s', (value, wearer) => {
    expect(findWearerInField([value])).toBe(wearer);
  });

  it('treats both genders as unisex', () => {
    expect(findWearerInField(['male', 'female'])).toBe('Unisex');
  });
});

describe('wearerOfText', () => {
  it.each([
    ["Men's Tuxedo", 'Men'],
    ['solid cotton womens dress', 'Women'],
    ['Girls Sunshine Onepiece', 'Children'],
    ['Black Kids Suit', 'Children'],
    ['womens the mean girl denim joggers', 'Women'],
    ['Boyfriend jeans', null],
    ['Baby blue shirt', null],
    ['Beach Boys tour tee', null],
    ['Ladies Bluse', 'Women'],
    ['Herrenhemd', 'Men'],
    ['Hemd Herren', 'Men'],
    ['Lady Gaga tee', null],
    ['for him and for her', 'Unisex'],
    ['Moon Cycle', null],
  ])('reads %j as %s', (text, wearer) => {
    expect(findWearerInText(text)).toBe(wearer);
  });
});

describe('isChildAge', () => {
  it('knows the age groups of feeds', () => {
    expect(['newborn', 'infant', 'toddler', 'kids', 'Kids-Girls', '3-6 years'].every(isChildAge)).toBe(true);
    expect(['adult', 'Adults-Women', 'erwachsene', ''].some(isChildAge)).toBe(false);
  });
});
