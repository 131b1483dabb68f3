/** The result of validating a value: the typed value, or an error message for the shopper. */
export type CheckResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

export const acceptValue = <T>(value: T): CheckResult<T> => ({ ok: true, value });
export const refuseValue = (message: string): CheckResult<never> => ({ ok: false, message });
