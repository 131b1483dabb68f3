import { expect, it } from 'vitest';
import { catalogueItems } from '../catalogue/catalogueItems.ts';
import { createDrawing } from '../drawItem.ts';
import { loadSilhouettes } from '../register.ts';

const silhouettes = await loadSilhouettes();

it('lays the braid of trousers on the legs, not beside them', () => {
  const item = catalogueItems.find(({ name }) => name === 'Tuxedo Stripe Trouser')!;
  const { parts } = createDrawing(item, silhouettes.get(item.cut)!, 'front');
  const panels = parts.filter((part) => part.part === 'panel');
  const braids = panels.filter(({ lift, thickness, volume }) => lift === 0.1 && thickness === 1 && volume === 0);
  const columns = panels.filter((panel) => !braids.includes(panel)).flatMap(({ outline }) => outline.map(([x]) => x));
  expect(braids).toHaveLength(2);
  for (const [x] of braids.flatMap(({ outline }) => outline)) {
    expect(x).toBeGreaterThanOrEqual(Math.min(...columns));
    expect(x).toBeLessThanOrEqual(Math.max(...columns));
  }
});
