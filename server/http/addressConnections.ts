import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

/**
 * Maximum number of open connections from one address: an office of 50 browsers, each with the 6 connections that a
 * browser opens to a server.
 */
export const MAX_CONNECTIONS_PER_ADDRESS = 300;
/** One address may take at most this part of all connections. */
const MAX_SHARE = 1 / 2;

/** The connections of one address, those that are used or opened last at the end. */
interface AddressConnections {
  readonly open: Set<Socket>;
  readonly busy: Set<Socket>;
}

/**
 * Limits the connections from one address, so that one attacker cannot take all. At the limit, a new connection
 * replaces the one that has been idle for longest, so many browsers behind one address still work. If none is idle, the
 * new one is closed. An IPv6 address counts as its /64. Must not be used behind a proxy, whose address all share.
 */
export function limitAddressConnections(server: Server, maxCount: number): void {
  const maxPerAddress = Math.max(1, Math.min(MAX_CONNECTIONS_PER_ADDRESS, Math.floor(maxCount * MAX_SHARE)));
  const connectionsByAddress = new Map<string, AddressConnections>();

  const release = (socket: Socket, address: string) => {
    const connections = connectionsByAddress.get(address);
    connections?.open.delete(socket);
    connections?.busy.delete(socket);
    if (connections?.open.size === 0) connectionsByAddress.delete(address);
  };

  server.on('connection', (socket: Socket) => {
    const address = toSubscriber(socket.remoteAddress ?? '');
    const { open, busy } = connectionsByAddress.get(address) ?? { open: new Set(), busy: new Set() };
    if (open.size >= maxPerAddress) {
      const longestIdle = [...open].find((candidate) => !busy.has(candidate));
      if (longestIdle === undefined) return void socket.destroy();
      release(longestIdle, address);
      longestIdle.destroy();
    }
    connectionsByAddress.set(address, { open: open.add(socket), busy });
    socket.once('close', () => release(socket, address));
  });

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connections = connectionsByAddress.get(toSubscriber(socket.remoteAddress ?? ''));
    if (connections?.open.has(socket) !== true) return;
    connections.busy.add(socket);
    response.once('close', () => {
      connections.busy.delete(socket);
      if (connections.open.delete(socket)) connections.open.add(socket);
    });
  });
}

const MAPPED_IPV4_PATTERN = /^::ffff:(?<four>[\d.]{7,15})$/iu;

/** The address itself, or the /64 of an IPv6 address, which is the prefix of one subscriber. */
function toSubscriber(address: string): string {
  const mappedAddress = MAPPED_IPV4_PATTERN.exec(address)?.groups?.['four'];
  if (mappedAddress !== undefined) return mappedAddress;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const headParts = head === '' ? [] : head.split(':');
  const tailParts = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeroCount = tail === undefined ? 0 : 8 - headParts.length - tailParts.length;
  return [...headParts, ...Array.from({ length: Math.max(0, zeroCount) }, () => '0'), ...tailParts]
    .slice(0, 4)
    .join(':');
}
