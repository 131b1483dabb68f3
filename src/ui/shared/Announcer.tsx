import { VisuallyHidden } from '../design/VisuallyHidden.tsx';

/** A live region: reads `text` out whenever it changes. It has to be on screen before the first change. */
export function Announcer({ text }: { readonly text: string }) {
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
