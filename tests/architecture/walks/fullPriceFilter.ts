import type { ProjectAddition } from './ProjectCopy.ts';

/** The example filter of docs/house.md. It admits only items at full price. */
export const filterDefinition: ProjectAddition = {
  newFiles: {
    'src/domain/filters/fullPrice.ts': `import { isDiscounted } from '../catalogue/Item.ts';
import { defineFlagFilter } from './flag.ts';

export const fullPrice = defineFlagFilter('fullPrice', (item) => !isDiscounted(item));
`,
  },
  edits: {
    'src/domain/filters/Filters.ts': [
      ["import { color } from './color.ts';\n", "import { fullPrice } from './fullPrice.ts';\n"],
      ['export const FILTERS = { sort, gender, size, color, sale, price, brand', ', fullPrice'],
      ['    PartOf<typeof price>,\n', '    PartOf<typeof fullPrice>,\n'],
    ],
  },
};

/** The entries that the type checker demands for the new filter. */
export const requiredEntries: ProjectAddition = {
  newFiles: {},
  edits: {
    'contract/filters.ts': [
      ['  sale: z._default(z.boolean(), false),\n', '  fullPrice: z._default(z.boolean(), false),\n'],
    ],
    'src/ui/text/filters.ts': [
      [
        "  sale: { section: 'Sale', chip: () => 'Sale', toggle: 'On sale only', withoutFilter: 'at full price' },\n",
        "  fullPrice: { section: 'Full price', chip: () => 'Full price', toggle: 'At full price only', withoutFilter: 'on sale' },\n",
      ],
    ],
    'server/domain/search/ranking/Demands.ts': [
      [
        '  sale: ({ onSale }, { sale }) => (sale ? (doc) => onSale[doc] === 1 : null),\n',
        '  fullPrice: ({ onSale }, { fullPrice }) => (fullPrice ? (doc) => onSale[doc] === 0 : null),\n',
      ],
    ],
  },
};
