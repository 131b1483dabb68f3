import { loadAfterPaint } from './loadAfterPaint.ts';

/**
 * The only script in a built marketing page. vite.pages.config.ts writes the URLs of the page's own scripts into
 * `data-code`.
 */
const urls = document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code']?.split(' ') ?? [];

void loadAfterPaint(window, () => Promise.all(urls.map((url) => import(/* @vite-ignore */ url))));
