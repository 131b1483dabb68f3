export interface Signal {
  readonly given: Promise<void>;
  readonly give: () => void;
}

/** A deferred promise: `give` resolves `given`. */
export function signal(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
