/** The result of validating a value: the typed value, or an error message for the shopper. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

export const accepted = <T>(value: T): Checked<T> => ({ ok: true, value });
export const refused = (message: string): Checked<never> => ({ ok: false, message });
