// The mosaics: all of them to choose from, or one whose tiles are put together.

import { Link, useParams } from 'wouter';
import { useText } from '../app/texts.ts';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { useMosaics } from '../mosaic-covers/use-mosaics.ts';
import { MosaicList } from './mosaic-list.tsx';
import { MosaicView } from './mosaic-view.tsx';
import { NotLoaded } from './not-loaded.tsx';

export default function MosaicScreen() {
  const text = useText();
  const { number } = useParams<{ number?: string }>();
  const { value, error, again } = useMosaics();
  if (value === undefined) {
    return (
      <Page title={text('mosaic.title')}>
        {error === undefined ? (
          <p role="status">{text('app.loading')}</p>
        ) : (
          <NotLoaded onAgain={again} />
        )}
      </Page>
    );
  }
  const { mosaics, saves } = value;
  if (number === undefined) return <MosaicList mosaics={mosaics} saves={saves} />;
  const mosaic = mosaics.find((each) => String(each.number) === number);
  if (mosaic === undefined) return <Missing number={number} count={mosaics.length} />;
  return <MosaicView key={number} mosaic={mosaic} saves={saves} />;
}

function Missing({ number, count }: { readonly number: string; readonly count: number }) {
  const text = useText();
  return (
    <Page title={text('mosaic.title')}>
      <Notice kind="wrong">{text('mosaic.missing', { number, count })}</Notice>
      <p>
        <Link href="/mosaic">{text('mosaic.all')}</Link>
      </p>
    </Page>
  );
}
