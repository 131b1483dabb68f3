import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PictureCache } from './adapters/files/PictureCache.ts';
import { PictureFolders } from './adapters/files/PictureFolders.ts';
import { PhotoEngine } from './adapters/fitting/photo/PhotoEngine.ts';
import { WorkerPictureReader } from './adapters/pictures/WorkerPictureReader.ts';
import { PictureProcesses } from './adapters/uploads/PictureProcesses.ts';
import { SharpPictureIntake } from './adapters/uploads/SharpPictureIntake.ts';
import { systemClock } from './application/ports/Clock.ts';
import type { Log } from './application/ports/Log.ts';
import type { Config } from './config.ts';
import type { AppDependencies } from './http/AppParts.ts';
import { openFittingRoom } from './openFittingRoom.ts';
import type { Shutdown } from './Shutdown.ts';

const ASSETS_FOLDER = new URL('./assets/', import.meta.url);

type PictureParts = Required<
  Pick<AppDependencies, 'intake' | 'reader' | 'pictures' | 'tryOnEngines' | 'figures' | 'photoChecks' | 'localTasks'>
>;

/** Opens everything that receives, reads and serves pictures and dresses bodies. */
export async function openPictures(config: Config, log: Log, shutdown: Shutdown): Promise<PictureParts> {
  const reader = new WorkerPictureReader();
  shutdown.add(() => reader.close());
  const processes = new PictureProcesses();
  shutdown.add(() => processes.close());
  const cache = new PictureCache(join(config.dataDir, 'cache', 'pictures'));
  const pictures = new PictureFolders(listPictureFolders(config), cache);
  const photoEngine = new PhotoEngine(ASSETS_FOLDER, pictures);
  shutdown.add(() => photoEngine.close());
  const { tryOnEngines, figures, close } = await openFittingRoom(config, { pictures, photoEngine, log });
  shutdown.add(close);
  return {
    ...{ reader, pictures, tryOnEngines, figures },
    intake: new SharpPictureIntake((file) => processes.encode(file)),
    photoChecks: photoEngine,
    localTasks: [{ name: 'cached-pictures', run: () => cache.removeUnused(systemClock.now()) }],
  };
}

/** The folder of each picture collection. */
function listPictureFolders({ dataDir }: Config): ConstructorParameters<typeof PictureFolders>[0] {
  return {
    catalogue: fileURLToPath(new URL('catalogue/pictures/', ASSETS_FOLDER)),
    imports: join(dataDir, 'media', 'imports'),
  };
}
