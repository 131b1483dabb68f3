/** Whether the name of a kind is a plural: 'trousers', but not 'dress'. */
export const isPluralKind = (kind: string): boolean => /s$/u.test(kind) && !/ss$/u.test(kind);
