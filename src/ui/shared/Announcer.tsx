import { VisuallyHidden } from '../design/VisuallyHidden.tsx';

/** A live region that announces `text` whenever it changes. It must be in the document before the first change. */
export function Announcer({ text }: { readonly text: string }) {
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
