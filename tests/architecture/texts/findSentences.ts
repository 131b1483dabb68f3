import ts from 'typescript';

/** Matches two consecutive words, or a word at the end of a sentence. */
const SENTENCE_PATTERN = /\p{L}{2,}['’,:;]? +(?:\p{L}|\$)|\p{L}{2,}(?:[.!?…]|\.\.\.)$/u;
/** The methods of `Logger`, whose texts are for developers. */
const LOG_METHODS = new Set(['warn', 'error']);

/**
 * Finds literals and templates that look like text for people. Returns them with their lines, such as `12: Failed to
 * save`.
 */
export function findSentences(file: string, code: string): readonly string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const foundSentences: string[] = [];
  const visitNode = (node: ts.Node): void => {
    const text = isForDevelopers(node) ? null : readText(node);
    if (text !== null && SENTENCE_PATTERN.test(text))
      foundSentences.push(`${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${text}`);
    if (!isForDevelopers(node)) ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return foundSentences;
}

/** Whether a node is a log message, or the message of an error for developers. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return /^(?:\w+)?Error$/u.test(node.expression.getText()) && !isShownToPeople(node);
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (expression.kind === ts.SyntaxKind.SuperKeyword) return true;
  return ts.isPropertyAccessExpression(expression) && LOG_METHODS.has(expression.name.text);
}

/** Whether an error's message is for people. Screens may show the message of a `CallError`. */
const isShownToPeople = (error: ts.NewExpression): boolean => error.expression.getText() === 'CallError';

/** Returns the text of a literal. In a template, `$` replaces each value. */
function readText(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `$${literal.text}`).join('');
}
