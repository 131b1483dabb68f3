import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { LinkCookie } from './linkCookie.ts';

async function takeTokens(isSecure: boolean, header: string) {
  const app = Fastify();
  await app.register(cookie);
  const links = new LinkCookie(isSecure);
  app.get('/', async (request, reply) => ({ tokens: links.takeTokens(request, reply) }));
  const answer = await app.inject({ url: '/', headers: { cookie: header } });
  await app.close();
  return { ...answer.json<{ tokens: readonly string[] }>(), cleared: answer.headers['set-cookie'] };
}

describe('the cookie of a pending link', () => {
  it('is read and cleared', async () => {
    const { tokens, cleared } = await takeTokens(false, 'a=b; atelier_link=mine');
    expect(tokens).toEqual(['mine']);
    expect(cleared).toMatch(/^atelier_link=;.*Path=\/;.*HttpOnly/u);
  });

  it('does not exist without a cookie, nor with an invalid token', async () => {
    for (const header of [
      '',
      'atelier_link=',
      'atelier_link="<x>"',
      `atelier_link=${'x'.repeat(200)}`,
      'xatelier_link=a',
    ])
      expect(await takeTokens(false, header)).toEqual({ tokens: [], cleared: undefined });
  });

  it('is found behind cookies of the same name that another program set for a longer path', async () => {
    const { tokens } = await takeTokens(false, 'atelier_link=tossed; atelier_link=%%%; atelier_link=mine');
    expect(tokens).toEqual(['mine', 'tossed']);
  });

  it('limits how many cookies of its name are tried', async () => {
    const manyCookies = Array.from({ length: 200 }, (_, index) => `atelier_link=t${index}`).join('; ');
    expect((await takeTokens(false, manyCookies)).tokens).toHaveLength(10);
  });

  it('is bound to this host on https, so that no other host can set one', async () => {
    const { tokens, cleared } = await takeTokens(true, 'atelier_link=tossed; __Host-atelier_link=mine');
    expect(tokens).toEqual(['mine']);
    expect(cleared).toMatch(/^__Host-atelier_link=;.*Path=\/;.*Secure/u);
    expect(cleared).not.toContain('Domain');
  });
});
