import { anyOf } from '../../domain/language/text/anyOf.ts';
import { parsePrice } from '../normalize/price.ts';

/** Names of color options in several languages. */
const COLOR_OPTION_PATTERN =
  /^(?:colou?rs?|colou?r name|farben?|f[äa]rg|kleur|couleur|colore|colou?rway|cor|color\/.*|shade|print|pattern)$/i;
const SIZE_OPTION_PATTERN = new RegExp(
  '^' +
    anyOf(
      'sizes?|gr(?:ö|oe|o)(?:ß|ss)en?|storlek|maat|tallas?|taille|taglia|tamanho|size/.*',
      '(?:choose|select|pick)(?: your| a)? size|waist(?: size)?',
    ) +
    '$',
  'i',
);

export interface ShopifyOption {
  readonly name: string;
  readonly value: string;
}

export interface VariantChoice {
  readonly color: readonly string[];
  readonly size: readonly string[];
  /** Values of further options ('Rolo Chain'), used as hints. */
  readonly otherValues: readonly string[];
}

/** Finds the color and size among a variant's options by their names. */
export function readChoice(options: readonly ShopifyOption[]): VariantChoice {
  const namedOptions = options.filter(
    ({ name, value }) => name.trim() !== '' && value.trim() !== '' && value.trim() !== 'Default Title',
  );
  const listValues = (pattern: RegExp): readonly string[] =>
    namedOptions.filter(({ name }) => pattern.test(name.trim())).map(({ value }) => value);
  const otherOptions = namedOptions.filter(
    ({ name }) => !COLOR_OPTION_PATTERN.test(name.trim()) && !SIZE_OPTION_PATTERN.test(name.trim()),
  );
  return {
    color: listValues(COLOR_OPTION_PATTERN),
    size: listValues(SIZE_OPTION_PATTERN),
    otherValues: otherOptions.map(({ value }) => value),
  };
}

/** Returns the price before a sale; '' if the compare-at price is zero or missing. */
export function chooseFullPrice(price: string, compare: string): string {
  return compare.trim() === '' || parsePrice(compare)?.cents === 0 ? price : compare;
}

/**
 * Describes whether a variant is in stock. It is if Shopify does not count the stock, if some is left, or if the shop
 * sells beyond its stock.
 */
export function describeStock(isTracked: boolean, quantity: string, policy: string): string {
  if (!isTracked || policy.toLowerCase() === 'continue' || quantity.trim() === '') return '';
  return Number(quantity) > 0 ? 'in stock' : 'out of stock';
}
