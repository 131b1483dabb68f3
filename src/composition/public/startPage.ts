import { loadAfterPaint } from './loadAfterPaint.ts';

/** The only script that a built marketing page names; vite.pages.config.ts writes the page's own into `data-code`. */
const urls = document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code']?.split(' ') ?? [];

void loadAfterPaint(window, () => Promise.all(urls.map((url) => import(/* @vite-ignore */ url))));
