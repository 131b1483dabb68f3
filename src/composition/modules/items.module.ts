import { ContainerModule } from 'inversify';
import { HttpItems } from '../../adapters/http/HttpItems.ts';
import { TOKENS } from '../tokens.ts';

/** Item lookups for the viewer and the stylist; not needed for a search. */
export const itemsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.items)
    .toResolvedValue((http) => new HttpItems(http), [TOKENS.http])
    .inSingletonScope();
});
