/** The targets of each node. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The groups of nodes that form cycles, each sorted (Tarjan's strongly connected components). */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node)!);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) cycles.push(group.sort());
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
