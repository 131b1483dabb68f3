import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const ENGINE_FILE = 'node_modules/accessibility-checker-engine/ace.js';

/**
 * Asks for a different name of every article. The cards of a grid are articles, which the link in them names, and the
 * same piece may come twice; a name of the article would be read out before the same words.
 */
const IGNORED_RULE = 'aria_article_label_unique';

interface EngineResult {
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
  /** `dom` is an XPath. */
  readonly path: { readonly dom: string };
  /** The kind of the rule and its outcome. */
  readonly value: readonly [string, string];
}

interface Engine {
  readonly Checker: new () => {
    check(root: Document, rules: readonly string[]): Promise<{ readonly results: readonly EngineResult[] }>;
  };
}

/** The violations of WCAG 2.2 that IBM's accessibility checker finds on the page, one line each. */
export async function findIbmViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, because the page's own policy allows no other scripts.
  await page.evaluate(await readFile(ENGINE_FILE, 'utf8'));
  return page.evaluate(async (ignoredRule) => {
    const { Checker } = (globalThis as unknown as { readonly ace: Engine }).ace;
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    // The engine takes fields of a closed `details` for shown ones without labels.
    const isShown = ({ path }: EngineResult) => {
      const found = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      return !(found as Element | null)?.closest('details:not([open]) > :not(summary)');
    };
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId }) => ruleId !== ignoredRule)
      .filter(isShown)
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  }, IGNORED_RULE);
}
