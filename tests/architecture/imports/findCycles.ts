/** A graph: for each node, the nodes that its edges lead to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the groups of nodes that form cycles (Tarjan's strongly connected components). Each group is sorted. */
export function findCycles(graph: Graph): string[][] {
  const visitOrder = new Map<string, number>();
  const low = new Map<string, number>();
  const openNodes: string[] = [];
  const cycles: string[][] = [];

  const visitNode = (node: string): void => {
    visitOrder.set(node, visitOrder.size);
    low.set(node, visitOrder.get(node)!);
    openNodes.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!visitOrder.has(next)) visitNode(next);
      if (openNodes.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== visitOrder.get(node)) return;
    const cycleNodes = openNodes.splice(openNodes.indexOf(node));
    if (cycleNodes.length > 1) cycles.push(cycleNodes.sort());
  };

  for (const node of graph.keys()) if (!visitOrder.has(node)) visitNode(node);
  return cycles;
}
