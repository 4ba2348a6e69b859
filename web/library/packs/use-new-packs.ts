// The packs that are new since the person's earlier visits, from the record of what was seen.

import { useEffect, useState } from 'react';
import { localDateOf } from '../../app/local-date.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { ListedPack } from './listed-pack.ts';
import { knownSeenPacks, seenAfter } from './seen-packs.ts';

const KEY = 'seen-packs';

export function useNewPacks(packs: readonly ListedPack[]): readonly ListedPack[] {
  const storage = useStorage();
  const [since, setSince] = useState<string>();
  const latest = packs.reduce((last, { added = '' }) => (added > last ? added : last), '');
  useEffect(() => {
    if (latest === '') return;
    let isWanted = true;
    const today = localDateOf(Date.now());
    void storage.get('settings', KEY).then((record) => {
      const before = knownSeenPacks(record);
      const seen = seenAfter(before, latest, today);
      if (seen !== before) void storage.put('settings', KEY, seen);
      if (isWanted) setSince(seen.since);
    });
    return () => {
      isWanted = false;
    };
  }, [storage, latest]);
  return packs.filter(({ added = '' }) => since !== undefined && added > since);
}
