import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { PRODUCT } from '../src/domain/product.ts';
import { marketingText } from '../src/ui/text/marketingText.ts';
import { pageDescriptions } from '../src/ui/text/pageDescriptions.ts';
import { visionText } from '../src/ui/text/visionText.ts';
import { CHROMIUM_ARGS, findChromium } from '../tests/support/findChromium.ts';

/**
 * `node --import tsx scripts/shareCards.ts` draws the preview pictures of the marketing site (Open Graph).
 * src/ui/text/pageDescriptions.ts has their paths and sizes.
 */
const ROOT = new URL('../', import.meta.url);
const SERIF_FILE = 'node_modules/@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2';
const JPEG_OPTIONS = { quality: 84, mozjpeg: true } as const;
/** The pictures are drawn at this multiple of their size and then scaled down. */
const DRAWN_SCALE = 2;

interface ShareCard {
  readonly picture: { readonly path: string; readonly width: number; readonly height: number };
  readonly headline: string;
  /** Names of pictures in public/site. */
  readonly looks: readonly string[];
}

const CARDS: readonly ShareCard[] = [
  { ...pageDescriptions.website, headline: marketingText.hero, looks: ['linen', 'cherry', 'trench-slim'] },
  { ...pageDescriptions.vision, headline: visionText.title, looks: ['gown', 'knit-man', 'garden'] },
];

async function readAsDataUrl(path: string, mediaType: string): Promise<string> {
  return `data:${mediaType};base64,${(await readFile(new URL(path, ROOT))).toString('base64')}`;
}

async function composeCard({ picture, headline, looks }: ShareCard): Promise<string> {
  const font = await readAsDataUrl(SERIF_FILE, 'font/woff2');
  const mark = await readFile(new URL('public/mark.svg', ROOT), 'utf8');
  const lookUrls = await Promise.all(looks.map((name) => readAsDataUrl(`public/site/${name}-560.avif`, 'image/avif')));
  return `<!doctype html><style>
    @font-face { font-family: Imbue; font-weight: 100 900; src: url(${font}) }
    * { box-sizing: border-box; margin: 0 }
    body { display: grid; grid-template-columns: 420px 1fr; gap: 44px; width: ${picture.width}px; height: ${picture.height}px;
      padding: 56px 0 0 60px; overflow: hidden; background: #f6f1e7; color: #1b1815; font: 380 40px/1 Imbue, serif }
    p { display: flex; gap: 14px; align-items: center }
    svg { width: 34px; height: 34px }
    h1 { margin-top: 76px; font: 380 104px/0.94 Imbue, serif; letter-spacing: -0.01em; text-wrap: balance }
    div { display: flex; gap: 14px; width: 720px }
    img { width: 226px; height: 100%; object-fit: cover; object-position: top; background: #ece5d7 }
  </style><section><p>${mark}${PRODUCT.name}</p><h1>${headline}</h1></section>
  <div>${lookUrls.map((url) => `<img src="${url}">`).join('')}</div>`;
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
try {
  for (const card of CARDS) {
    const { width, height, path } = card.picture;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: DRAWN_SCALE });
    await page.setContent(await composeCard(card), { waitUntil: 'load' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const drawing = await page.screenshot();
    await mkdir(new URL('public/share/', ROOT), { recursive: true });
    const jpeg = await sharp(drawing).resize({ width }).jpeg(JPEG_OPTIONS).toBuffer();
    await writeFile(new URL(`public${path}`, ROOT), jpeg);
    await page.close();
  }
} finally {
  await browser.close();
}
