import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** React puts preload links before the markup, but they belong in the head. */
const PRELOAD_LINKS_PATTERN = /^(?:<link rel="preload"[^>]*>)+/u;
/** Inline scripts and styles. The content security policy would block them without a visible error. */
const BLOCKED_MARKUP_PATTERN = /<(?:script|style)\b|<[^<>]*\sstyle="[^"]*"/u;

export interface RenderedMarkup {
  readonly preloadLinks: string;
  readonly markup: string;
}

/** Renders a page to HTML. `isHydrated` tells whether the browser makes it interactive. */
export function renderMarkup(content: ReactElement, { isHydrated }: { readonly isHydrated: boolean }): RenderedMarkup {
  const renderedHtml = isHydrated ? renderToString(content) : renderToStaticMarkup(content);
  const [blocked] = BLOCKED_MARKUP_PATTERN.exec(renderedHtml) ?? [];
  if (blocked !== undefined) throw new Error(`A prerendered page must not contain ${blocked.slice(0, 200)}`);
  const [preloadLinks = ''] = PRELOAD_LINKS_PATTERN.exec(renderedHtml) ?? [];
  return { preloadLinks, markup: renderedHtml.slice(preloadLinks.length) };
}
