// Holds the open nodes of a breadth-first search in bounded memory. The search takes the children
// of the oldest node, one at a time. While there are more than `most` nodes, it takes the children
// of the newest node instead. The search is then depth-first, and adds at most one node a level. A
// node is dropped only after its last child, so no branch is lost.
//
// Removing the oldest node from the array would move all other nodes, so its place becomes a hole.
// The holes are removed when they are half of the array. Cost: O(1) a node, on average.

export interface Frontier<Node> {
  readonly most: number;
  /** The holes, then the nodes from the oldest to the newest. */
  readonly nodes: (Node | undefined)[];
  holes: number;
}

export function makeFrontier<Node>(most: number): Frontier<Node> {
  return { most, nodes: [], holes: 0 };
}

export function openNodes<Node>({ nodes, holes }: Frontier<Node>): number {
  return nodes.length - holes;
}

/** Returns the node whose turn it is; undefined when there is none. */
export function current<Node>(frontier: Frontier<Node>): Node | undefined {
  const { nodes, most, holes } = frontier;
  return openNodes(frontier) > most ? nodes.at(-1) : nodes[holes];
}

/** Takes out the node whose turn it is. */
export function dropCurrent<Node>(frontier: Frontier<Node>): void {
  const { nodes, most } = frontier;
  if (openNodes(frontier) > most) nodes.pop();
  else nodes[frontier.holes++] = undefined;
  if (2 * frontier.holes < nodes.length) return;
  nodes.splice(0, frontier.holes);
  frontier.holes = 0;
}
