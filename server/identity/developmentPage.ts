import { PRODUCT } from '../../src/domain/product.ts';

/**
 * Renders a page with a note that it is for development. Has no scripts or inline styles, because of the content
 * security policy. `title` and `body` are HTML.
 */
export function renderDevelopmentPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} - ${PRODUCT.name}</title>
<link rel="stylesheet" href="/dev/development.css">
</head>
<body>
<main>
<p class="label">Development only</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

export const DEVELOPMENT_CSS = `
:root { --paper: #f6f1e7; --ink: #1b1815; --quiet: #5c544a; --rule: #ddd4c3; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #141210; --ink: #f2ecdf; --quiet: #bdb3a2; --rule: #38332c; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 5rem) 1.25rem; }
h1 { font: 400 clamp(2.25rem, 8vw, 4rem)/1.05 Georgia, serif; margin: .25rem 0 .75rem; }
h2 { font: 400 1.35rem/1.3 Georgia, serif; }
.label { font-size: .75rem; letter-spacing: .12em; text-transform: uppercase; }
.label, .quiet, .empty { color: var(--quiet); }
.notice { margin-top: 1.5rem; border-left: 3px solid; padding: .5rem 1rem; }
ul { list-style: none; padding: 0; margin: 2.5rem 0; border-top: 1px solid var(--rule); }
li { padding: 1.5rem 0; border-bottom: 1px solid var(--rule); overflow-wrap: anywhere; }
.empty { margin: 2.5rem 0; }
.message { margin-top: .75rem; white-space: pre-wrap; }
form { display: grid; gap: 1rem; margin: 2rem 0; }
input { width: 100%; padding: .7rem 0; font: inherit; color: inherit; background: none; border: 0; border-bottom: 1px solid var(--quiet); }
.action { display: inline-block; padding: .7rem 1.25rem; border: 0; font: inherit; cursor: pointer; background: var(--ink); color: var(--paper); text-decoration: none; }
li .action { margin-top: .75rem; }
nav a { display: inline-block; padding: .6rem 1rem .6rem 0; color: inherit; }
:focus-visible { outline: 2px solid currentcolor; outline-offset: 3px; }
`;
