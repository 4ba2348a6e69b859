// Says what could not be opened and why, and offers what to do instead.

import { Link } from 'wouter';
import { numberedSizeOf } from '../../../src/packs/pack-entry.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { type Text, useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { FutureDay } from '../../design/future-day.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { isDamage } from '../../puzzle-store/damaged-puzzle.ts';
import { idFacts, openedName } from '../../puzzle-store/opened-name.ts';
import { addressOf, addressPart } from '../../puzzle-store/puzzle-address.ts';
import { puzzleName } from '../../puzzle-store/puzzle-name.ts';
import { LINK_PROBLEMS } from '../../share/link/link.ts';
import { missingPuzzle } from './missing-puzzle.ts';
import { LARGEST_SIDE, type OpenedAddress } from './open-address.ts';

type Failed = Exclude<OpenedAddress, { readonly kind: 'puzzle' | 'game-code' | 'go' }>;

interface OpeningNoticeProps {
  readonly opening: Failed;
  readonly onAgain: () => void;
}

export function OpeningNotice({ opening, onAgain }: OpeningNoticeProps) {
  const text = useText();
  return (
    <Page title={text(`play.${opening.kind}.title`)}>
      <Reason opening={opening} onAgain={onAgain} />
      {opening.kind === 'missing' && <PlaceOfKind id={opening.id} />}
      <p>
        <Link href="/play">{text('play.missing.go-on')}</Link>
      </p>
      <p>
        <Link href="/library">{text('play.library')}</Link>
      </p>
    </Page>
  );
}

function Reason({ opening, onAgain }: OpeningNoticeProps) {
  const text = useText();
  switch (opening.kind) {
    case 'missing':
      return (
        <Notice kind="wrong">
          {text(`play.missing.text.${missingPuzzle(opening.id).kind}`, { id: opening.id })}
        </Notice>
      );
    case 'not-loaded': {
      const name = neutralNameOf(opening.id, text);
      return (
        <Notice kind="wrong" actions={<Button onClick={onAgain}>{text('app.again')}</Button>}>
          {text(`play.not-loaded.${isDamage(opening.error) ? 'damaged' : 'no-network'}`, { name })}
        </Notice>
      );
    }
    case 'bad-link': {
      // Any other problem means that the link was changed on its way.
      const code = LINK_PROBLEMS.find((each) => each === opening.problem.code) ?? 'broken-link';
      return (
        <Notice kind="wrong">
          {text(`play.bad-link.${code}`)} {text('play.bad-link.kept')}
        </Notice>
      );
    }
    case 'future-day':
      return <FutureDay date={opening.date} />;
    case 'too-large':
      return <TooLarge opening={opening} />;
  }
}

/** The library, where the other kinds are, has a link anyway. */
function PlaceOfKind({ id }: { readonly id: string }) {
  const text = useText();
  const { kind, place } = missingPuzzle(id);
  if (kind !== 'tile' && kind !== 'day') return null;
  return (
    <p>
      <Link href={place}>{text(`play.missing.${kind}`)}</Link>
    </p>
  );
}

/** The id of a built-in puzzle may say what its picture shows. */
function neutralNameOf(id: string, text: Text): string {
  const part = addressPart(id);
  const { width = 0, height = 0, number } = numberedSizeOf(part) ?? {};
  const known = { ...defined({ number }), ...idFacts(id) };
  if (Object.keys(known).length === 0) return part;
  return puzzleName({ width, height, ...known }, false, { hideTitles: true }, text);
}

function TooLarge({ opening }: { readonly opening: Failed & { kind: 'too-large' } }) {
  const text = useText();
  const { id, puzzle } = opening.opened;
  const { width, height } = puzzle;
  const name = openedName(opening.opened, text);
  return (
    <>
      <Notice>{text('play.too-large.text', { name, width, height, most: LARGEST_SIDE })}</Notice>
      <p>
        <Link href={`/lab?puzzle=${encodeURIComponent(addressPart(id))}`}>
          {text('play.too-large.lab')}
        </Link>
      </p>
      <p>
        <Link href={addressOf('print', id)}>{text('play.too-large.print')}</Link>
      </p>
    </>
  );
}
