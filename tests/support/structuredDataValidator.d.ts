/** Types for the needed part of the package, which has none. */
declare module '@adobe/structured-data-validator' {
  export interface ValidationIssue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
  }

  export default class Validator {
    /** Structured data by format and type. */
    validate(data: Readonly<Record<string, object>>): Promise<readonly ValidationIssue[]>;
  }
}
