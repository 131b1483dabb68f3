import { describe, expect, it } from 'vitest';
import { getHost, normalizeWebAddress } from './address.ts';

describe('web addresses of a feed', () => {
  it('are absolute; one without a host gets the shop’s', () => {
    expect(normalizeWebAddress(' https://shop.example/a.jpg ', null)).toBe('https://shop.example/a.jpg');
    expect(normalizeWebAddress('/a.jpg', 'shop.example')).toBe('https://shop.example/a.jpg');
    expect(normalizeWebAddress('/a.jpg', null)).toBe('');
  });

  it.each(['', '  ', 'ftp://shop.example/a', 'javascript:alert(1)', 'https://user@shop.example/a', 'https://'])(
    'are empty for %j',
    (text) => expect(normalizeWebAddress(text, null)).toBe(''),
  );

  it.each([
    'localhost',
    'shop.localhost',
    'router.local',
    'db.internal',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '[::1]',
    '[fe80::1]',
    '[fd00::1]',
    '[::ffff:192.168.1.1]',
    'router',
    'router.',
    'wiki.corp',
    'nas.home',
    'nas.localdomain',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.251',
    '240.0.0.1',
    '255.255.255.255',
    '[fec0::1]',
    '[ff02::1]',
    '[64:ff9b::a00:1]',
    '[2002:a00:1::1]',
    '[::10.0.0.1]',
  ])('are empty for the private host %s', (host) => expect(normalizeWebAddress(`http://${host}/a.jpg`, null)).toBe(''));

  it.each(['8.8.8.8', '172.32.0.1', '[2001:4860:4860::8888]', 'local.example', 'internal-affairs.example'])(
    'may have the public host %s',
    (host) => expect(normalizeWebAddress(`https://${host}/a.jpg`, null)).not.toBe(''),
  );

  it('have a host in its short form', () => {
    expect(getHost('https://www.hrdlf.com/x')).toBe('hrdlf.com');
    expect(getHost('')).toBe('');
  });
});
