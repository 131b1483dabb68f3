import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The needed fields of an entry in Vite's build manifest. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

const BYTES_PER_KIB = 1024;
const CLIENT_FOLDER = 'dist/client';

/** Chunks and sources that load before the first click. vite.config.ts defines the names of chunks. */
const SIGNED_OUT_ENTRIES = ['start', 'src/ui/accounts/LoginScreen.tsx'];
const SIGNED_IN_ENTRIES = ['start', 'app'];
/** Home is the first screen; its tab is a separate chunk, which loads in parallel with the app's frame. */
const HOME_ENTRIES = [...SIGNED_IN_ENTRIES, 'home'];
const LIMITS_KIB = {
  signedOut: 125,
  signedIn: 140,
  home: 150,
  surface: 40,
  firstStyles: 15,
  surfaceStyles: 6.5,
  /** A marketing page, without the scripts that it loads later. */
  page: 90,
  pageStyles: 15,
} as const;
const PAGES = ['website.html', 'vision.html'];

/** The keys of all chunks that load with `entries`: these chunks and their static imports. */
function collectStaticImports(
  manifest: Manifest,
  entries: readonly string[],
  seenKeys = new Set<string>(),
): Set<string> {
  for (const chunkName of entries) {
    const key =
      chunkName in manifest ? chunkName : Object.keys(manifest).find((name) => manifest[name]?.name === chunkName);
    const chunk = manifest[key ?? ''];
    if (!key || !chunk) throw new Error(`The build has no chunk for ${chunkName}, so its budget cannot be checked.`);
    if (seenKeys.has(key)) continue;
    seenKeys.add(key);
    collectStaticImports(manifest, chunk.imports ?? [], seenKeys);
  }
  return seenKeys;
}

const gzipSizes = new Map<string, number>();
async function measureGzip(file: string): Promise<number> {
  const cachedSize = gzipSizes.get(file);
  if (cachedSize !== undefined) return cachedSize;
  const size = gzipSync(await readFile(join(CLIENT_FOLDER, file)), { level: 9 }).length / BYTES_PER_KIB;
  gzipSizes.set(file, size);
  return size;
}

async function sumGzipSizes(files: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const file of new Set(files)) sum += await measureGzip(file);
  return sum;
}

const listScripts = (manifest: Manifest, keys: Iterable<string>) => [...keys].map((key) => manifest[key]?.file ?? '');
const listStyles = (manifest: Manifest, keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.css ?? []);

interface BudgetLine {
  readonly label: string;
  readonly kib: number;
  readonly limit: number;
}

async function measure(manifest: Manifest): Promise<BudgetLine[]> {
  const signedOutChunks = collectStaticImports(manifest, SIGNED_OUT_ENTRIES);
  const signedInChunks = collectStaticImports(manifest, SIGNED_IN_ENTRIES);
  const homeChunks = collectStaticImports(manifest, HOME_ENTRIES);
  const firstLoadChunks = new Set([...signedOutChunks, ...signedInChunks]);
  const lines: BudgetLine[] = [
    {
      label: 'JavaScript, signed out',
      kib: await sumGzipSizes(listScripts(manifest, signedOutChunks)),
      limit: LIMITS_KIB.signedOut,
    },
    {
      label: 'JavaScript, search screen',
      kib: await sumGzipSizes(listScripts(manifest, signedInChunks)),
      limit: LIMITS_KIB.signedIn,
    },
    {
      label: 'JavaScript, home screen',
      kib: await sumGzipSizes(listScripts(manifest, homeChunks)),
      limit: LIMITS_KIB.home,
    },
    {
      label: 'CSS, signed out',
      kib: await sumGzipSizes(listStyles(manifest, signedOutChunks)),
      limit: LIMITS_KIB.firstStyles,
    },
    {
      label: 'CSS, search screen',
      kib: await sumGzipSizes(listStyles(manifest, signedInChunks)),
      limit: LIMITS_KIB.firstStyles,
    },
    {
      label: 'CSS, home screen',
      kib: await sumGzipSizes(listStyles(manifest, homeChunks)),
      limit: LIMITS_KIB.firstStyles,
    },
  ];
  const firebaseChunk = [...firstLoadChunks].find(
    (key) => /firebase/i.test(key) || /firebase/i.test(manifest[key]?.name ?? ''),
  );
  if (firebaseChunk) throw new Error(`firebase must not load before it is asked for, but ${firebaseChunk} does.`);
  if (!listStyles(manifest, signedInChunks).length)
    throw new Error('The search screen has no styles; the build has changed.');
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry || firstLoadChunks.has(key) || /firebase/i.test(key + (chunk.name ?? ''))) continue;
    // For each lazy screen, count its own files and those shared with other lazy screens.
    const ownChunks = [...collectStaticImports(manifest, [key])].filter((chunkKey) => !firstLoadChunks.has(chunkKey));
    lines.push(
      {
        label: `JavaScript, ${key}`,
        kib: await sumGzipSizes(listScripts(manifest, ownChunks)),
        limit: LIMITS_KIB.surface,
      },
      {
        label: `CSS, ${key}`,
        kib: await sumGzipSizes(listStyles(manifest, ownChunks)),
        limit: LIMITS_KIB.surfaceStyles,
      },
    );
  }
  return lines;
}

/** The sizes of the marketing pages, which have their own build and no scripts of the app. */
async function measurePages(pages: Manifest, app: Manifest): Promise<BudgetLine[]> {
  const appFiles = new Set(listScripts(app, Object.keys(app)));
  const sharedScript = listScripts(pages, Object.keys(pages)).find((file) => /\.js$/u.test(file) && appFiles.has(file));
  if (sharedScript)
    throw new Error(`The marketing site and the app must not share scripts, but both load ${sharedScript}.`);
  const lines: BudgetLine[] = [];
  for (const page of PAGES) {
    const chunks = collectStaticImports(pages, [page]);
    lines.push(
      { label: `JavaScript, ${page}`, kib: await sumGzipSizes(listScripts(pages, chunks)), limit: LIMITS_KIB.page },
      { label: `CSS, ${page}`, kib: await sumGzipSizes(listStyles(pages, chunks)), limit: LIMITS_KIB.pageStyles },
    );
  }
  const firstLoadChunks = collectStaticImports(pages, PAGES);
  for (const [key, { isDynamicEntry }] of Object.entries(pages)) {
    if (!isDynamicEntry || firstLoadChunks.has(key)) continue;
    const ownChunks = [...collectStaticImports(pages, [key])].filter((chunk) => !firstLoadChunks.has(chunk));
    lines.push({
      label: `JavaScript, ${key}`,
      kib: await sumGzipSizes(listScripts(pages, ownChunks)),
      limit: LIMITS_KIB.surface,
    });
  }
  return lines;
}

const readManifest = async (name: string) =>
  JSON.parse(await readFile(join(CLIENT_FOLDER, '.vite', name), 'utf8')) as Manifest;
const manifest = await readManifest('manifest.json');
const lines = [
  ...(await measure(manifest)),
  ...(await measurePages(await readManifest('pages-manifest.json'), manifest)),
];
for (const { label, kib, limit } of lines.filter((line) => line.kib > 0)) {
  console.log(`${kib <= limit ? 'ok  ' : 'OVER'} ${kib.toFixed(1).padStart(6)} of ${limit} KiB gzip  ${label}`);
}
if (lines.some(({ kib, limit }) => kib > limit)) process.exitCode = 1;
