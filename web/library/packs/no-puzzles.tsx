// Says why a page of the library has no puzzles: nothing is there yet, or its address is wrong.
// Below are the packs that there are.

import { useText } from '../../app/texts.ts';
import { Notice } from '../../design/notice.tsx';
import { AllPacksLink } from './all-packs-link.tsx';
import type { ListedPack } from './listed-pack.ts';
import { isOwnPack } from './pack-id.ts';
import { PackSection } from './pack-section.tsx';

interface NoPuzzlesProps {
  /** The last part of the address. */
  readonly id: string;
  readonly packs: readonly ListedPack[];
}

export function NoPuzzles({ id, packs }: NoPuzzlesProps) {
  const text = useText();
  return (
    <>
      <Notice>{text(isOwnPack(id) ? 'library.pack.empty' : 'library.pack.unknown', { id })}</Notice>
      <AllPacksLink />
      <PackSection title={text('library.packs')} packs={packs} />
    </>
  );
}
