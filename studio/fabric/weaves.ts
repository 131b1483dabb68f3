export type Weave = string;
export const WEAVES = Object.fromEntries(
  ['jersey','pique','plain','linen','twill','denim','worsted','tweed','felt','cord','satin','crepe','stocking','rib','cable'].map((n) => [n, n]),
) as Record<string, Weave>;
