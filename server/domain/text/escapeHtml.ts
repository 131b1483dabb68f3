import { createDictionary } from './createDictionary.ts';

const ENTITY_BY_CHARACTER: Readonly<Record<string, string>> = createDictionary({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
});

/** Escapes user input for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITY_BY_CHARACTER[character] ?? character);
}
