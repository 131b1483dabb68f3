import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const ENGINE_FILE = 'node_modules/accessibility-checker-engine/ace.js';

/**
 * This rule requires a unique label for every article. Cards are named by their link, and an item may appear twice.
 * Labels would make screen readers repeat the text.
 */
const IGNORED_RULE = 'aria_article_label_unique';

interface EngineResult {
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
  /** `dom` is the element's XPath. */
  readonly path: { readonly dom: string };
  /** The kind and outcome of the rule. */
  readonly value: readonly [string, string];
}

interface Engine {
  readonly Checker: new () => {
    check(root: Document, rules: readonly string[]): Promise<{ readonly results: readonly EngineResult[] }>;
  };
}

/** The violations of WCAG 2.2 that IBM's accessibility checker finds, one line each. */
export async function findIbmViolations(page: Page): Promise<string[]> {
  // `evaluate` uses the debugger, because the page's policy blocks injected scripts.
  await page.evaluate(await readFile(ENGINE_FILE, 'utf8'));
  return page.evaluate(async (ignoredRule) => {
    const { Checker } = (globalThis as unknown as { readonly ace: Engine }).ace;
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    // The checker reports missing labels of fields in a closed `details`, which it takes for visible.
    const isShown = ({ path }: EngineResult) => {
      const foundNode = document.evaluate(
        path.dom,
        document,
        null,
        XPathResult.FIRST_ORDERED_NODE_TYPE,
      ).singleNodeValue;
      return !(foundNode as Element | null)?.closest('details:not([open]) > :not(summary)');
    };
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId }) => ruleId !== ignoredRule)
      .filter(isShown)
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  }, IGNORED_RULE);
}
