import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();
const LAYER_RULES = new Set([
  'boundaries/dependencies',
  'boundaries/no-unknown-files',
  'boundaries/no-unknown-dependencies',
  'layers/packages',
]);

/** Lints `code` as if it were the content of `filePath`. Returns the violations of the layer rules. */
async function findViolations(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId !== null && LAYER_RULES.has(ruleId))
    .map(({ message }) => message);
}

const createImport = (target: string) => `import * as it from '${target}';\nexport const kept = it;\n`;

describe('the layer matrix', () => {
  it.each([
    ['src/domain/catalogue/canary.ts', '../../application/Snapshots.ts'],
    ['src/domain/catalogue/canary.ts', 'mobx'],
    ['src/application/search/canary.ts', '../../../contract/item.ts'],
    ['src/application/search/canary.ts', 'react'],
    ['src/adapters/memory/canary.ts', '../../../contract/item.ts'],
    ['src/ui/search/canary.ts', '../../adapters/http/HttpClient.ts'],
    ['src/ui/search/canary.ts', 'inversify'],
    ['src/ui/search/canary.ts', '../../../contract/item.ts'],
    ['src/adapters/http/canary.ts', '../../ui/design/Button.tsx'],
    ['server/http/canary.ts', '../../src/application/Snapshots.ts'],
    ['server/domain/search/canary.ts', '../../http/createApp.ts'],
    ['contract/canary.ts', '../server/config.ts'],
    ['src/ui/search/CanaryViewModel.ts', 'react'],
    ['src/adapters/memory/canary.ts', 'firebase/auth'],
    ['studio/canary.ts', '../server/config.ts'],
    ['src/domain/catalogue/canary.ts', '../../../tests/support/builders.ts'],
    ['src/domain/catalogue/canary.ts', 'zod'],
    ['src/ui/search/canary.ts', 'openai'],
    ['src/adapters/browser/canary.ts', '../../../contract/item.ts'],
    ['server/domain/search/canary.ts', 'pg'],
    ['server/domain/search/canary.ts', 'node:fs'],
    ['server/domain/search/canary.ts', '../../application/ports/Users.ts'],
    ['server/application/search/canary.ts', 'sharp'],
    ['server/application/search/canary.ts', '../../adapters/memory/InMemoryUsers.ts'],
    ['server/adapters/memory/canary.ts', '../postgres/Database.ts'],
    ['server/adapters/search/canary.ts', 'pg'],
    ['server/http/canary.ts', '../adapters/postgres/Database.ts'],
    ['server/http/canary.ts', 'sharp'],
    ['server/http/canary.ts', '../identity/createIdentity.ts'],
    ['server/application/sign-in/canary.ts', '../../identity/ProviderClock.ts'],
    ['server/adapters/memory/canary.ts', 'openid-client'],
    ['src/adapters/identity/openid/canary.ts', 'firebase/auth'],
    ['src/adapters/identity/google/canary.ts', '../firebase/sdk.ts'],
  ])('forbids %s to import %s', async (from, target) => {
    expect(await findViolations(from, createImport(target))).not.toEqual([]);
  });

  it.each(['src/utils/canary.ts', 'src/canary.ts'])('refuses %s, which belongs to no layer', async (file) => {
    expect(await findViolations(file, 'export const kept = 1;\n')).not.toEqual([]);
  });

  it('checks dynamic and type imports', async () => {
    expect(
      await findViolations('src/application/search/canary.ts', "export const late = () => import('mobx');\n"),
    ).not.toEqual([]);
    expect(
      await findViolations('src/application/search/canary.ts', "export type Late = import('mobx').IObservable;\n"),
    ).not.toEqual([]);
    expect(
      await findViolations('src/application/search/canary.ts', "export { observable } from 'mobx';\n"),
    ).not.toEqual([]);
  });

  it('covers every file of the layers', async () => {
    const unreadFiles = await Promise.all(
      ['src/ui/search/SearchTab.tsx', 'server/main.ts', 'server/importer/main.ts', 'studio/render.ts'].map((file) =>
        eslint.isPathIgnored(file),
      ),
    );
    expect(unreadFiles).not.toContain(true);
  });

  it.each([
    ['src/application/search/canary.ts', '../../domain/catalogue/Item.ts'],
    ['src/adapters/http/canary.ts', '../../../contract/item.ts'],
    ['src/ui/search/canary.ts', 'mobx'],
    ['src/composition/canary.ts', 'inversify'],
    ['src/composition/canary.ts', '../adapters/http/HttpClient.ts'],
    ['server/http/canary.ts', '../../contract/item.ts'],
    ['server/http/canary.ts', '../../src/domain/catalogue/Item.ts'],
  ])('lets %s import %s', async (from, target) => {
    expect(await findViolations(from, createImport(target))).toEqual([]);
  });
});
