import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from '../design/Button.tsx';
import { usePanelIntent } from './panelIntent.ts';
import type { LinkedPanel } from './paths.ts';
import { useOpenPanel } from './useOpenPanel.ts';

export interface PanelButtonProps extends ButtonProps {
  readonly panel: LinkedPanel;
}

/** A button that opens a panel. Its `onClick` runs first. */
export function PanelButton({ panel, variant = 'quiet', onClick, ...rest }: PanelButtonProps) {
  const openPanel = useOpenPanel();
  const intent = usePanelIntent(panel);
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    openPanel(panel);
  };
  return <Button {...rest} {...intent} variant={variant} aria-haspopup="dialog" onClick={open} />;
}
