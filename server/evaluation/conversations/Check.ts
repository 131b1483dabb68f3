/** `honesty` checks the reply's text; the others check intent, filters and garments. */
export const CHECK_KINDS = ['intent', 'filters', 'items', 'honesty'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export interface Check {
  readonly kind: CheckKind;
  readonly hasPassed: boolean;
  /** The actual and expected values of a failed check. */
  readonly message: string;
}

export function createCheck(kind: CheckKind, hasPassed: boolean, message: string): Check {
  return { kind, hasPassed, message };
}
