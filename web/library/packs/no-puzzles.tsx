// Says why a page of the library has no puzzles: nothing is there yet, or its address is wrong.

import { useText } from '../../app/texts.ts';
import { Notice } from '../../design/notice.tsx';
import { AllPacksLink } from './all-packs-link.tsx';
import { isOwnPack } from './pack-id.ts';

export function NoPuzzles({ id }: { readonly id: string }) {
  const text = useText();
  return (
    <>
      <Notice>{text(isOwnPack(id) ? 'library.pack.empty' : 'library.pack.unknown', { id })}</Notice>
      <AllPacksLink />
    </>
  );
}
