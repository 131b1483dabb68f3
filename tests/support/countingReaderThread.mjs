// A reader thread that answers each text with the number of drafts so far.
import { register } from 'tsx/esm/api';

register();
const [{ READINGS }, { serveReadings }] = await Promise.all([
  import('../../server/adapters/reading/readings.ts'),
  import('../../server/adapters/reading/serveReadings.ts'),
]);
let draftCount = 0;

serveReadings({
  ...READINGS,
  draft: (turn, language) => {
    draftCount += 1;
    return READINGS.draft(turn, language);
  },
  wishes: (texts) => texts.map(() => draftCount),
});
