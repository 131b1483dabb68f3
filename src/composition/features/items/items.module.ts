import { HttpItems } from '../../../adapters/http/HttpItems.ts';
import { BASE } from '../../base.tokens.ts';
import { ITEMS } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds the item lookups of the viewer and the stylist. Searches do not need them. */
export const itemsModule: Module = ({ bind }) => {
  bind(ITEMS)
    .toResolvedValue((http) => new HttpItems(http), [BASE.http])
    .inSingletonScope();
};
