import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { describe, expect, it } from 'vitest';
import { limitAddressConnections, MAX_CONNECTIONS_PER_ADDRESS } from './addressConnections.ts';

class FakeSocket extends EventEmitter {
  destroyed = false;
  readonly remoteAddress: string;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

function createServer(maxCount = 10_000) {
  const server = new EventEmitter();
  limitAddressConnections(server as Server, maxCount);
  const open = (address: string) => {
    const socket = new FakeSocket(address);
    server.emit('connection', socket);
    return socket;
  };
  const openMany = (address: string, count: number) => Array.from({ length: count }, () => open(address));
  /** Begins a request. The returned function answers it. */
  const request = (socket: FakeSocket) => {
    const response = new EventEmitter();
    server.emit('request', { socket }, response);
    return () => response.emit('close');
  };
  return { open, openMany, request };
}

const countOpen = (sockets: readonly FakeSocket[]) => sockets.filter(({ destroyed }) => !destroyed).length;

describe('the connections of one address', () => {
  it('are enough for an office of 50 browsers with 6 connections each', () => {
    const { openMany, request } = createServer();
    const sockets = openMany('203.0.113.7', 50 * 6);
    for (const socket of sockets) request(socket);
    expect(countOpen(sockets)).toBe(300);
  });

  it('are limited, and leave those of others alone', () => {
    const { open, openMany } = createServer();
    const attacker = openMany('203.0.113.7', 1_000);
    expect(countOpen(attacker)).toBe(MAX_CONNECTIONS_PER_ADDRESS);
    expect(open('203.0.113.8').destroyed).toBe(false);
  });

  it('are at most half of all connections', () => {
    const { openMany } = createServer(20);
    expect(countOpen(openMany('203.0.113.7', 20))).toBe(10);
  });

  it('give way to a new one in the order in which they became idle, but not while they are used', () => {
    const { open, openMany, request } = createServer(6);
    const [first, second, third] = openMany('203.0.113.7', 3) as [FakeSocket, FakeSocket, FakeSocket];
    const answerFirst = request(first);
    open('203.0.113.7');
    expect([first.destroyed, second.destroyed, third.destroyed]).toEqual([false, true, false]);
    answerFirst();
    open('203.0.113.7');
    expect([first.destroyed, third.destroyed]).toEqual([false, true]);
  });

  it('refuse a new one while all of them are used', () => {
    const { open, openMany, request } = createServer(6);
    const sockets = openMany('203.0.113.7', 3);
    for (const socket of sockets) request(socket);
    expect([open('203.0.113.7').destroyed, countOpen(sockets)]).toEqual([true, 3]);
    sockets[0]!.destroy();
    expect(open('203.0.113.7').destroyed).toBe(false);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:0:0:9', 1],
    ['2001:db8::1', '2001:db8:0:0:5::', 1],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 2],
    ['::ffff:203.0.113.7', '203.0.113.7', 1],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8', 2],
  ])('count an IPv6 address as its /64: %s and %s are %i', (address, otherAddress, addressCount) => {
    const { open } = createServer(2);
    expect(countOpen([open(address), open(otherAddress)])).toBe(addressCount);
  });
});
