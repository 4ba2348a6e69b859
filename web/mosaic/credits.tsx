// The size of a mosaic, and whose icons its picture is made of.

import type { Mosaic } from '../../src/packs/mosaic.ts';
import { useText } from '../app/texts.ts';
import type { ListedMosaic } from '../puzzle-store/mosaics/listed-mosaic.ts';
import styles from './credits.module.css';

interface CreditsProps {
  readonly listed: ListedMosaic;
  /** Undefined until it is loaded. */
  readonly mosaic: Mosaic | undefined;
}

export function Credits({ listed, mosaic }: CreditsProps) {
  const text = useText();
  const { columns, rows, tileWidth, tileHeight, colours } = listed;
  return (
    <ul className={styles.credits}>
      <li>{text('mosaic.size', { columns, rows, width: tileWidth, height: tileHeight })}</li>
      <li>{text('mosaic.colours', { count: colours })}</li>
      {mosaic?.sets.map(({ name, author, copyright = author, licence, url }) => (
        <li key={name}>
          <a href={url}>{text('mosaic.icons', { name, author: copyright, licence })}</a>{' '}
          <a href="/pictures/NOTICES.md">{text('mosaic.notices')}</a>
        </li>
      ))}
    </ul>
  );
}
