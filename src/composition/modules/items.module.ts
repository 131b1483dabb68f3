import { ContainerModule } from 'inversify';
import { HttpItems } from '../../adapters/http/HttpItems.ts';
import { TOKENS } from '../tokens.ts';

/** The catalogue, item by item: for the viewer and the stylist, neither of whom a search waits for. */
export const itemsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.items).toResolvedValue((http) => new HttpItems(http), [TOKENS.http]).inSingletonScope();
});
