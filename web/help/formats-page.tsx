// What can be opened and written.

import { useText } from '../app/words.tsx';
import { quick } from '../solver/solvers.ts';
import type { DescribedFormat } from '../solver/tasks/describe-formats.ts';
import { Awaited } from './awaited.tsx';
import { FORMAT_NOTES } from './format-notes.ts';
import { HelpPage } from './help-page.tsx';
import styles from './tables.module.css';

/** In the order of the notes: what holds most comes first. */
async function askFormats(): Promise<readonly DescribedFormat[]> {
  const formats = await quick.ask('describe-formats', {});
  const order = Object.keys(FORMAT_NOTES);
  return formats.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

export function FormatsPage() {
  const text = useText();
  return (
    <HelpPage title={text('help.formats')} topic="formats">
      <p className={styles.text}>{text('help.formats.intro')}</p>
      <Awaited ask={askFormats} waiting={text('help.formats.loading')}>
        {(formats) => (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('help.formats.name')}</th>
                <th scope="col">{text('help.formats.files')}</th>
                <th scope="col">{text('help.formats.use')}</th>
                <th scope="col">{text('help.formats.notes')}</th>
              </tr>
            </thead>
            <tbody>
              {formats.map(({ id, extensions, isWritten }) => (
                <tr key={id}>
                  <th scope="row">{id}</th>
                  <td data-label={text('help.formats.files')}>
                    {extensions.map((extension) => `.${extension}`).join(' ')}
                  </td>
                  <td data-label={text('help.formats.use')}>
                    {text(isWritten ? 'help.formats.both' : 'help.formats.read')}
                  </td>
                  <td>{text(FORMAT_NOTES[id] ?? 'help.formats.name')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Awaited>
      <ul className={styles.text}>
        <li>{text('help.formats.links')}</li>
        <li>{text('help.formats.bounds')}</li>
      </ul>
    </HelpPage>
  );
}
