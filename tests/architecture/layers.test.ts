import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();
const RULES = new Set(['boundaries/dependencies', 'no-restricted-imports']);

/** Lints `code` as though it stood at `filePath`, and returns the layer violations. */
async function violations(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId !== null && RULES.has(ruleId)).map(({ message }) => message);
}

const importing = (target: string) => `import * as it from '${target}';\nexport const kept = it;\n`;

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
  ])('forbids %s to import %s', async (from, target) => {
    expect(await violations(from, importing(target))).not.toEqual([]);
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
    expect(await violations(from, importing(target))).toEqual([]);
  });
});
