// Gives items from the middle of work that cannot wait there: it waits between two slices for the
// host to have dealt with them.

import type { Host } from './host.ts';

interface ItemGiver<Item> {
  readonly give: (item: Item) => void;
  /** Undefined if there is nothing to wait for. */
  readonly room: () => Promise<void> | undefined;
}

export function giveItems<Item>(onItem: Host<never, Item>['onItem']): ItemGiver<Item> {
  const given: Promise<void>[] = [];
  return {
    give(item) {
      const dealt = onItem(item);
      if (dealt instanceof Promise) given.push(dealt);
    },
    room: () => (given.length === 0 ? undefined : Promise.all(given.splice(0)).then(() => {})),
  };
}
