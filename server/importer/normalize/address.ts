import { BlockList, isIP } from 'node:net';

const MAX_ADDRESS = 2_000;

/** Private networks: the shopper's own computer, home or company. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits);
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/;

/** A public absolute http(s) URL, or ''. A URL without a host gets the shop's. */
export function webAddress(text: string, host: string | null): string {
  if (text.trim() === '') return '';
  const base = host === null ? undefined : `https://${host.replace(/^https?:\/\//, '')}`;
  try {
    const url = new URL(text.trim(), base);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    const isFit = isWeb && url.username === '' && url.href.length <= MAX_ADDRESS && !isPrivate(url.hostname);
    return isFit ? url.href : '';
  } catch {
    return '';
  }
}

/** Expects a host from `URL`, which converts every notation of an IPv4 address to four decimal numbers. */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return PRIVATE_NAME.test(host);
  return PRIVATE.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

/** The host of a URL in its common short form ('hrdlf.com'), or ''. */
export function hostOf(address: string): string {
  return address === '' ? '' : new URL(address).hostname.replace(/^www\./, '');
}
