import type { onRequestHookHandler } from 'fastify';

/** Matches an IPv4 address with a port, or a bracketed IPv6 address with or without one. */
const WITH_PORT_PATTERN = /^(?:(?<four>[\d.]{7,15}):\d{1,5}|\[(?<six>[\da-f:.]{2,45})\](?::\d{1,5})?)$/iu;

/**
 * Removes ports from `X-Forwarded-For`. Some proxies write the port of each connection behind its address, and each
 * port would then count as an address of its own in the rate limits. Must be before any hook that reads the address.
 */
export const dropForwardedPorts: onRequestHookHandler = ({ raw: { headers } }, _reply, next) => {
  const addresses = headers['x-forwarded-for'];
  if (typeof addresses === 'string') headers['x-forwarded-for'] = addresses.split(',').map(dropPort).join(',');
  next();
};

function dropPort(address: string): string {
  const { four, six } = WITH_PORT_PATTERN.exec(address.trim())?.groups ?? {};
  return four ?? six ?? address;
}
