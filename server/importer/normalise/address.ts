const MAX_ADDRESS = 2_000;

/** An absolute http(s) URL, or ''. A URL without a host gets the shop's. */
export function webAddress(text: string, host: string | null): string {
  if (text.trim() === '') return '';
  const base = host === null ? undefined : `https://${host.replace(/^https?:\/\//, '')}`;
  try {
    const url = new URL(text.trim(), base);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.username === '' && url.href.length <= MAX_ADDRESS ? url.href : '';
  } catch {
    return '';
  }
}

/** The host of a URL in its common short form ('hrdlf.com'), or ''. */
export function hostOf(address: string): string {
  return address === '' ? '' : new URL(address).hostname.replace(/^www\./, '');
}
