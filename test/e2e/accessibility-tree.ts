// Reads the accessibility tree as a screen reader gets it: roles, names and states from the browser
// itself, not from the DOM.

import type { Page } from 'playwright-core';

export interface Node {
  readonly role: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly Node[];
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/**
 * Returns the root of the tree. Nodes that are not for screen readers are left out, and their
 * children take their place.
 */
export async function treeOf(page: Page): Promise<Node> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const build = (node: AxNode): readonly Node[] => {
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child === undefined ? [] : build(child);
    });
    if (node.ignored) return children;
    return [
      {
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        properties: Object.fromEntries(
          (node.properties ?? []).map(({ name, value }) => [name, value.value]),
        ),
        children,
      },
    ];
  };
  const [root] = build(nodes[0]!);
  if (root === undefined) throw new Error('the page has no accessibility tree');
  return root;
}

/** Returns the nodes with this role, from `node` down, in reading order. */
export function allOf(node: Node, role: string): readonly Node[] {
  const below = node.children.flatMap((child) => allOf(child, role));
  return node.role === role ? [node, ...below] : below;
}
