import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** React puts links that preload pictures before the markup; they belong in the head. */
const PRELOAD_LINKS_PATTERN = /^(?:<link rel="preload"[^>]*>)+/u;
/** Inline scripts and styles, which the content security policy blocks without a visible error. */
const BLOCKED_MARKUP_PATTERN = /<(?:script|style)\b|<[^<>]*\sstyle="[^"]*"/u;

export interface RenderedMarkup {
  readonly preloadLinks: string;
  readonly markup: string;
}

/** Renders the content of a page. `isHydrated`: whether the browser makes it interactive. */
export function renderMarkup(content: ReactElement, { isHydrated }: { readonly isHydrated: boolean }): RenderedMarkup {
  const rendered = isHydrated ? renderToString(content) : renderToStaticMarkup(content);
  const [blocked] = BLOCKED_MARKUP_PATTERN.exec(rendered) ?? [];
  if (blocked !== undefined) throw new Error(`A prerendered page must not contain ${blocked.slice(0, 200)}`);
  const [preloadLinks = ''] = PRELOAD_LINKS_PATTERN.exec(rendered) ?? [];
  return { preloadLinks, markup: rendered.slice(preloadLinks.length) };
}
