import { Button, type ButtonProps } from '../design/Button.tsx';
import { usePanelIntent } from './panelIntent.ts';
import type { LinkedPanel } from './paths.ts';
import { useOpenPanel } from './useOpenPanel.ts';

export interface PanelButtonProps extends ButtonProps {
  readonly panel: LinkedPanel;
}

/** A button that opens one of the frame's panels. */
export function PanelButton({ panel, variant = 'quiet', ...rest }: PanelButtonProps) {
  const openPanel = useOpenPanel();
  const intent = usePanelIntent(panel);
  return <Button {...rest} {...intent} variant={variant} aria-haspopup="dialog" onClick={() => openPanel(panel)} />;
}
