import { EmbeddedStylist } from './adapters/stylist/EmbeddedStylist.ts';
import { FallingBackStylist } from './adapters/stylist/FallingBackStylist.ts';
import type { CandidateSource } from './application/ports/CandidateSource.ts';
import { steadyClock } from './application/ports/Clock.ts';
import type { Log } from './application/ports/Log.ts';
import type { SearchEngine } from './application/ports/SearchEngine.ts';
import type { Stylist } from './application/ports/Stylist.ts';
import type { TextReader } from './application/ports/TextReader.ts';
import type { Config } from './config.ts';

/** The stylist of the server: the embedded one, alone or as the fallback of a language model. */
export async function createStylist(
  candidates: CandidateSource,
  reader: TextReader,
  engine: SearchEngine,
  { stylistModel }: Pick<Config, 'stylistModel'>,
  log: Log,
): Promise<Stylist> {
  const embedded = new EmbeddedStylist(candidates, reader);
  if (stylistModel === null) return embedded;
  // Load these modules only if needed, because the client library is large and most installations have no model.
  const [{ ModelEndpoint }, { ModelStylist }] = await Promise.all([
    import('./adapters/stylist/model/ModelEndpoint.ts'),
    import('./adapters/stylist/model/ModelStylist.ts'),
  ]);
  return new FallingBackStylist(
    new ModelStylist(new ModelEndpoint(stylistModel), embedded, engine),
    embedded,
    log,
    steadyClock,
  );
}
