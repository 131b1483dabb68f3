import { BlockList, isIP } from 'node:net';

const MAX_ADDRESS_CHARACTERS = 2_000;

/** Network addresses that are not public: this computer, home and company networks, and multicast. */
const PRIVATE_ADDRESSES = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_ADDRESSES.ipv4.addSubnet(network, bits);
// Public IPv6 addresses begin with 2 or 3. Some of them contain an IPv4 address, which may be private.
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2002::', 16],
] as const)
  PRIVATE_ADDRESSES.ipv6.addSubnet(network, bits, 'ipv6');

/** Matches a host name without a dot, or one in a domain that is not on the internet. */
const PRIVATE_HOST_PATTERN = /^[^.]+\.?$|\.(?:localhost|local|localdomain|internal|lan|home|corp|home\.arpa)\.?$/;

/** Returns a public, absolute http(s) URL; '' if the text is none. A URL without a host gets the host of the shop. */
export function normalizeWebAddress(text: string, host: string | null): string {
  if (text.trim() === '') return '';
  const baseUrl = host === null ? undefined : `https://${host.replace(/^https?:\/\//, '')}`;
  try {
    const url = new URL(text.trim(), baseUrl);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    const isAllowed =
      isWeb && url.username === '' && url.href.length <= MAX_ADDRESS_CHARACTERS && !isPrivate(url.hostname);
    return isAllowed ? url.href : '';
  } catch {
    return '';
  }
}

/** Whether a host is private. `URL` has already converted IPv4 addresses to four decimal numbers. */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return PRIVATE_HOST_PATTERN.test(host);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return PRIVATE_ADDRESSES[family].check(host, family);
}

/** The short form of a URL's host ('hrdlf.com'); '' if there is none. */
export function getHost(address: string): string {
  return address === '' ? '' : new URL(address).hostname.replace(/^www\./, '');
}
