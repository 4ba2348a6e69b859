// The size of a mosaic, and whose icons its picture is made of.

import type { Mosaic } from '../../src/packs/mosaic.ts';
import { BASE_PATH } from '../app/base-path.ts';
import { useText } from '../app/texts.ts';
import styles from './credits.module.css';

export function Credits({ mosaic }: { readonly mosaic: Mosaic }) {
  const text = useText();
  const { columns, rows, tileWidth, tileHeight, palette, sets } = mosaic;
  return (
    <ul className={styles.credits}>
      <li>{text('mosaic.size', { columns, rows, width: tileWidth, height: tileHeight })}</li>
      <li>{text('mosaic.colours', { count: palette.length - 1 })}</li>
      {sets.map(({ name, author, copyright = author, licence, url }) => (
        <li key={name}>
          <a href={url}>{text('mosaic.icons', { name, author: copyright, licence })}</a>{' '}
          <a href={`${BASE_PATH}/pictures/NOTICES.md`}>{text('mosaic.notices')}</a>
        </li>
      ))}
    </ul>
  );
}
