/** `honesty` is about the words of the answer; the others about intent, chips and garments. */
export const CHECK_KINDS = ['intent', 'filters', 'items', 'honesty'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export interface Check {
  readonly kind: CheckKind;
  readonly passed: boolean;
  /** What was found and what was expected; worth reading only where the check failed. */
  readonly message: string;
}

export function check(kind: CheckKind, passed: boolean, message: string): Check {
  return { kind, passed, message };
}
