import { isDiscounted } from '../catalogue/Item.ts';
import { defineFlagFilter } from './flag.ts';

export const sale = defineFlagFilter('sale', isDiscounted);
