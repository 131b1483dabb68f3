/** The features of the endpoint that a request uses. */
export interface RequestStyle {
  readonly hasTools: boolean;
  readonly hasSchema: boolean;
  readonly isStreamed: boolean;
}

export const FULL_STYLE: RequestStyle = { hasTools: true, hasSchema: true, isStreamed: true };
const WITHOUT_TOOLS: RequestStyle = { ...FULL_STYLE, hasTools: false };
/** The style of a second attempt after a failure that was not a refusal: as simple as possible, but with the schema. */
const RETRY_STYLE: RequestStyle = { hasTools: false, hasSchema: true, isStreamed: false };
/** Messages only, which every endpoint accepts. */
export const BARE_STYLE: RequestStyle = { hasTools: false, hasSchema: false, isStreamed: false };

/**
 * The style of the next attempt after a failure; null if there is none. Many compatible endpoints lack tools or
 * schemas.
 */
export function chooseNextStyle(style: RequestStyle, isRefusal: boolean): RequestStyle | null {
  if (style === BARE_STYLE) return null;
  if (isRefusal) return style === FULL_STYLE ? WITHOUT_TOOLS : BARE_STYLE;
  return style === RETRY_STYLE ? null : RETRY_STYLE;
}
