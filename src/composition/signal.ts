export interface Signal {
  readonly given: Promise<void>;
  readonly give: () => void;
}

/** A promise and the one who keeps it. */
export function signal(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
