import { isDiscounted } from '../catalogue/Item.ts';
import { flag } from './flag.ts';

export const sale = flag('sale', isDiscounted);
