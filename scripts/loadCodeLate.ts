/** Scripts of a built page, and the links that load what they import. */
const CODE_PATTERN =
  /\s*<script type="module"[^>]* src="([^"]+)"><\/script>|\s*<link rel="modulepreload"[^>]* href="([^"]+)">/gu;

/** Replaces the scripts of a built page with `loaderUrl`, which loads them after the first paint. */
export function loadCodeLate(html: string, loaderUrl: string): string {
  const urls = [...html.matchAll(CODE_PATTERN)].map(([, script, preload]) => script ?? preload);
  const loader = `<script type="module" fetchpriority="low" src="${loaderUrl}" data-code="${urls.join(' ')}"></script>`;
  return html.replaceAll(CODE_PATTERN, '').replace('</head>', `  ${loader}\n  </head>`);
}
