import { readdirSync, readFileSync } from 'node:fs';

export interface LabeledLine<Label> {
  readonly text: string;
  readonly label: Label;
  readonly author: string;
}

/**
 * Reads a folder of lessons with a file for each author. After each heading '# label' come clauses with this label,
 * one per line. Throws for an unknown label.
 */
export function readLabeledLines<Label extends string>(
  folder: URL,
  labels: readonly Label[],
): readonly LabeledLine<Label>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readAuthor(readFileSync(new URL(name, folder), 'utf8'), name.replace('.txt', ''), labels));
}

function readAuthor<Label extends string>(
  text: string,
  author: string,
  labels: readonly Label[],
): readonly LabeledLine<Label>[] {
  const lines: LabeledLine<Label>[] = [];
  let label: Label | undefined;
  for (const line of text.split('\n').filter((textLine) => textLine.trim() !== '')) {
    if (line.startsWith('# ')) label = labels.find((knownLabel) => knownLabel === line.slice(2).trim());
    else if (label !== undefined) lines.push({ text: line.trim(), label, author });
    if (label === undefined) throw new Error(`${author}: no label above this line: ${line}`);
  }
  return lines;
}
