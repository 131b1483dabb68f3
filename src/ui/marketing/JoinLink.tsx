import { getButtonClassNames } from '../design/Button.tsx';
import { classNames } from '../design/classNames.ts';
import { marketingText } from '../text/marketingText.ts';

/** A link that opens the app in a new tab (spec 2.14). */
export function JoinLink({ appUrl, className }: { readonly appUrl: string; readonly className?: string | undefined }) {
  return (
    <a className={classNames(getButtonClassNames({}), className)} href={appUrl} target="_blank" rel="noopener">
      {marketingText.join}
    </a>
  );
}
