// Finds the strongly connected components of a directed graph, without recursion, in O(nodes +
// arcs). Source: R. E. Tarjan, Depth-first search and linear graph algorithms, 1972.

export interface Digraph {
  readonly nodes: number;
  /**
   * Returns the number of arcs of a node, absent arcs included: `target` takes k from 0 to this
   * number - 1.
   */
  arcs(node: number): number;
  /**
   * Returns the node that the k-th arc of a node leads to; -1 when that arc is absent at present.
   */
  target(node: number, k: number): number;
}

export interface Components {
  /**
   * The component of each node; a component has a higher number than the components that it leads
   * to.
   */
  readonly of: Int32Array;
  /** All nodes, component by component, in the order of the components' numbers. */
  readonly order: Int32Array;
  count: number;
  /**
   * The time at which the walk found each node (0 for not yet), and the earliest time of an open
   * node that this node is known to lead to.
   */
  readonly found: Int32Array;
  readonly low: Int32Array;
  /**
   * The next arc of each node to look at; the nodes whose component is not complete; and the path
   * to the current node.
   */
  readonly cursor: Int32Array;
  readonly open: Int32Array;
  readonly path: Int32Array;
}

export function makeComponents(nodes: number): Components {
  const memory = () => new Int32Array(nodes);
  return {
    of: memory(),
    order: memory(),
    count: 0,
    found: memory(),
    low: memory(),
    cursor: memory(),
    open: memory(),
    path: memory(),
  };
}

/** How many nodes the walk found so far, and how many of them have their component. */
type Progress = readonly [clock: number, ordered: number];

export function strongComponents(graph: Digraph, into: Components): void {
  const { of, found } = into;
  of.fill(-1);
  found.fill(0);
  into.count = 0;
  let progress: Progress = [0, 0];
  for (let root = 0; root < graph.nodes; root++) {
    if (found[root] === 0) progress = walk(graph, into, root, progress);
  }
}

/** Walks over all nodes that `root` leads to and that are not found yet. */
function walk(
  graph: Digraph,
  into: Components,
  root: number,
  [clock, ordered]: Progress,
): Progress {
  const { found, low, cursor, open, path } = into;
  let [time, closed, opened, depth] = [clock, ordered, 0, 0];
  for (let node = root; ; ) {
    if (found[node] === 0) {
      found[node] = low[node] = ++time;
      cursor[node] = 0;
      open[opened++] = node;
      path[depth++] = node;
    }
    const next = nextToFind(graph, into, node);
    if (next >= 0) {
      node = next;
      continue;
    }
    if (low[node] === found[node]) {
      const left = closeComponent(into, node, opened, closed);
      closed += opened - left;
      opened = left;
    }
    depth--;
    if (depth === 0) return [time, closed];
    const parent = path[depth - 1];
    low[parent] = Math.min(low[parent], low[node]);
    node = parent;
  }
}

/** Makes one component of the open nodes from `node` on; returns how many nodes stay open. */
function closeComponent(into: Components, node: number, opened: number, ordered: number): number {
  const { of, order, open } = into;
  let [left, at] = [opened, ordered];
  let member: number;
  do {
    member = open[--left];
    of[member] = into.count;
    order[at++] = member;
  } while (member !== node);
  into.count++;
  return left;
}

/**
 * Returns the next of the node's targets that is not found yet; -1 when there is none. Lowers `low`
 * of the node for targets whose component is not complete.
 */
function nextToFind(graph: Digraph, { of, found, low, cursor }: Components, node: number): number {
  const arcs = graph.arcs(node);
  while (cursor[node] < arcs) {
    const target = graph.target(node, cursor[node]++);
    if (target < 0) continue;
    if (found[target] === 0) return target;
    if (of[target] < 0) low[node] = Math.min(low[node], found[target]);
  }
  return -1;
}
