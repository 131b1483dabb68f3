import { EyeIcon, EyeOffIcon } from '../design/icons/laterIcons.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { TextField, type TextFieldProps } from '../design/TextField.tsx';
import { accountsText as text } from '../text/accountsText.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  readonly isShown: boolean;
  /** Shows or hides the password. Left out if another field's toggle also controls this one. */
  readonly onToggle?: () => void;
}

export function PasswordField({ isShown, onToggle, ...field }: PasswordFieldProps) {
  const toggle = onToggle && (
    <IconButton
      label={isShown ? text.hidePassword : text.showPassword}
      icon={isShown ? EyeOffIcon : EyeIcon}
      onClick={onToggle}
    />
  );
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailingContent={toggle}
    />
  );
}
