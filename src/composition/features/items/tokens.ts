import type { Items } from '../../../application/ports/Items.ts';
import { token } from '../../token.ts';

export const ITEMS = token<Items>('Items');
