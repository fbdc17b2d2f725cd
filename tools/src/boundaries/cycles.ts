/** Finds import cycles. */

export type Graph = ReadonlyMap<string, readonly string[]>;

/** One shortest cycle for each strongly connected group of files; each cycle ends where it began. */
export function cyclesIn(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const seen = new Set<string>();
  for (const start of graph.keys()) {
    if (seen.has(start)) continue;
    const cycle = shortestWay(graph, start, start);
    if (cycle === null) continue;
    cycles.push(cycle);
    // Other files of the group would give the same cycle again.
    for (const file of graph.keys()) {
      if (shortestWay(graph, start, file) !== null && shortestWay(graph, file, start) !== null) seen.add(file);
    }
  }
  return cycles;
}

function shortestWay(graph: Graph, from: string, to: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [from];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === to) return wayBack(cameFrom, from, file, to);
      if (next !== from && !cameFrom.has(next)) {
        cameFrom.set(next, file);
        queue.push(next);
      }
    }
  }
  return null;
}

function wayBack(cameFrom: ReadonlyMap<string, string>, from: string, last: string, to: string): string[] {
  const way = [to];
  let file = last;
  while (file !== from) {
    way.unshift(file);
    file = cameFrom.get(file) ?? from;
  }
  return [from, ...way];
}
