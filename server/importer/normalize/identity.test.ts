import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Id } from '../../../contract/fields.ts';
import { hashParts, createItemId, createSourceName } from './identity.ts';

describe('itemId', () => {
  it('keeps a plain key readable and hashes invalid characters', () => {
    expect(createItemId('hardlife', 'hoodie-001')).toBe('hardlife:hoodie-001');
    expect(createItemId('shop', 'größe/1')).toMatch(/^shop:~[0-9a-f]{24}$/);
  });

  it('is a valid wire id for any key, and different for different keys', () => {
    const key = fc.string({ minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(fc.string(), key, (name, path) => {
        expect(Id.safeParse(createItemId(createSourceName(name), path)).success).toBe(true);
      }),
    );
    fc.assert(
      fc.property(key, key, (firstKey, secondKey) => {
        fc.pre(
          firstKey.trim().replace(/\s+/g, ' ').toLowerCase() !== secondKey.trim().replace(/\s+/g, ' ').toLowerCase(),
        );
        expect(createItemId('shop', firstKey)).not.toBe(createItemId('shop', secondKey));
      }),
    );
  });
});

describe('hashOf', () => {
  it('ignores case and spaces, and separates the parts', () => {
    expect(hashParts(['Linen  Shirt ', 'A'])).toBe(hashParts(['linen shirt', 'a']));
    expect(hashParts(['ab', 'c'])).not.toBe(hashParts(['a', 'bc']));
  });
});

describe('sourceName', () => {
  it('is a short plain name', () => {
    expect(createSourceName('Frühling Feed (1)')).toBe('fruhling-feed-1');
    expect(createSourceName('???')).toBe('import');
  });
});
