import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { commonText } from '../text/commonText.ts';
import { classNames } from './classNames.ts';
import { CloseIcon } from './icons/icons.tsx';
import styles from './Chip.module.css';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly children: ReactNode;
}

/** A small button. Set `aria-expanded` if it opens something. */
export function Chip({ className, ...rest }: ChipProps) {
  return <button {...rest} type="button" className={classNames(styles.chip, className)} />;
}

export interface RemovableChipProps extends Omit<ChipProps, 'children'> {
  readonly label: string;
  /** A note that no result meets the chip's filter. */
  readonly unmetNote?: string | undefined;
  readonly onRemove: () => void;
}

export function RemovableChip({ label, unmetNote, onRemove, ...rest }: RemovableChipProps) {
  return (
    <Chip
      {...rest}
      className={styles.removable}
      aria-label={commonText.removeChip(unmetNote ? `${label}, ${unmetNote}` : label)}
      onClick={onRemove}
    >
      {unmetNote ? <s>{label}</s> : label}
      <CloseIcon />
    </Chip>
  );
}
