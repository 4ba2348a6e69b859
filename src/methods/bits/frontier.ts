// The open nodes of a breadth-first search in bounded memory. Each node hands out its children one at a time, the
// oldest node first. While there are more than `most` nodes the newest goes first: the search goes down from there
// and needs no more than one node a level. Either way every node gets its turn, so nothing is lost.

export interface Frontier<Node> {
  readonly most: number;
  /** From the oldest to the newest. */
  readonly nodes: Node[];
}

/** The node whose turn it is; undefined when there is none. */
export function current<Node>({ nodes, most }: Frontier<Node>): Node | undefined {
  return nodes.length > most ? nodes.at(-1) : nodes[0];
}

/** Takes out the node whose turn it is. */
export function dropCurrent<Node>({ nodes, most }: Frontier<Node>): void {
  if (nodes.length > most) nodes.pop();
  else nodes.shift();
}
