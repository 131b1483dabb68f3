import { writeFile } from 'node:fs/promises';
import { createPairingModule } from './lessons/pairingModule.ts';

/**
 * `node --import tsx scripts/trainPairings.ts` learns which groups of pieces people wear together, from the outfit
 * data, and writes `server/domain/outfits/pairingWeights.ts`. Takes three seconds. Deterministic.
 */
const DATA_FOLDER = new URL('../../shared/data/', import.meta.url);
const WEIGHTS_FILE = new URL('../server/domain/outfits/pairingWeights.ts', import.meta.url);

await writeFile(WEIGHTS_FILE, await createPairingModule(DATA_FOLDER));
