import { LocalStorageKeyValueStore } from '../../../adapters/browser/LocalStorageKeyValueStore.ts';
import { HttpTryOns } from '../../../adapters/http/HttpTryOns.ts';
import { TTLCache } from '../../../application/cache/TTLCache.ts';
import { FittingRoom } from '../../../application/tryon/FittingRoom.ts';
import { QueuedTryOns } from '../../../application/tryon/QueuedTryOns.ts';
import { RoomMemory } from '../../../application/tryon/RoomMemory.ts';
import { TryOnComposer } from '../../../application/tryon/TryOnComposer.ts';
import { BASE } from '../../base.tokens.ts';
import type { Module } from '../../Module.ts';
import { ITEMS } from '../items/tokens.ts';
import { POSES } from '../poses/tokens.ts';
import { FITTING_ROOM } from './tokens.ts';

/** Creates a request id that is unique for the shopper. `crypto.randomUUID` is missing on insecure origins. */
const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Binds the fitting room without its screen, so that closing the screen keeps the outfit. */
export const fittingRoomUseCasesModule: Module = ({ bind }) => {
  bind(FITTING_ROOM.composer)
    .toResolvedValue(
      (http, shopper, notices, clock, logger) => {
        const tryOns = new QueuedTryOns({ tryOns: new HttpTryOns(http), clock, logger, newId });
        return new TryOnComposer({ tryOns, shopper, notices });
      },
      [BASE.http, BASE.shopper, BASE.notices, BASE.clock, BASE.logger],
    )
    .inSingletonScope();
  bind(FITTING_ROOM.room)
    .toResolvedValue(
      (composer, poses, cache, clock, shopper, connection, items) => {
        const tabCache = new TTLCache(new LocalStorageKeyValueStore(() => sessionStorage), clock);
        const memory = new RoomMemory(cache, shopper.snapshot?.id ?? '', tabCache);
        const room = new FittingRoom({ composer, poses, memory, connection, shopper, items });
        room.start();
        return room;
      },
      [FITTING_ROOM.composer, POSES.manager, BASE.cache, BASE.clock, BASE.shopper, BASE.connection, ITEMS],
    )
    .inSingletonScope();
};
