import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that the service worker stores. `revision` is null if the URL contains a hash. */
interface StoredFile {
  readonly url: string;
  readonly revision: string | null;
  /** The hash of the content. Fonts have none: a damaged one is replaced by a typeface of the device. */
  readonly integrity?: string;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The placeholder that Workbox defines for the list. */
const PLACEHOLDER = 'self.__WB_MANIFEST';
/** Files for every screen whose names contain no hash. */
const NAMED_FILES = ['index.html', 'mark.svg'];

/** Writes the list of the app's files into the service worker of a built client. */
export async function listStoredFiles(folder: string): Promise<void> {
  const workerFile = join(folder, 'service-worker.js');
  const worker = await readFile(workerFile, 'utf8');
  if (!worker.includes(PLACEHOLDER)) throw new Error('The service worker has no place for the list of files.');
  const files = [...(await listNamedFiles(folder)), ...(await listHashedFiles(folder))];
  await writeFile(
    workerFile,
    worker.replace(PLACEHOLDER, () => JSON.stringify(files)),
  );
}

function listNamedFiles(folder: string): Promise<readonly StoredFile[]> {
  return Promise.all(
    NAMED_FILES.map(async (name) => {
      const hash = createHash('sha256').update(await readFile(join(folder, name)));
      return { url: `/${name}`, revision: hash.digest('hex').slice(0, 16) };
    }),
  );
}

/** Scripts, styles and fonts of the app. The marketing pages have another manifest. */
async function listHashedFiles(folder: string): Promise<readonly StoredFile[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return Promise.all(
    [...new Set(files)].sort().map(async (file) => ({
      ...{ url: `/${file}`, revision: null },
      ...(/\.(?:js|css)$/u.test(file) && { integrity: await hashFile(join(folder, file)) }),
    })),
  );
}

async function hashFile(path: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(path))
    .digest('base64')}`;
}
