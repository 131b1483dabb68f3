import { Button, type ButtonProps } from '../design/Button.tsx';
import type { LinkedPanel } from './paths.ts';
import { useOpenPanel } from './useOpenPanel.ts';

export interface PanelButtonProps extends ButtonProps {
  readonly panel: LinkedPanel;
}

/** A button that opens one of the frame's panels. */
export function PanelButton({ panel, variant = 'quiet', ...rest }: PanelButtonProps) {
  const openPanel = useOpenPanel();
  return <Button {...rest} variant={variant} aria-haspopup="dialog" onClick={() => openPanel(panel)} />;
}
