// The page about the formats that can be opened and written.

import type { DescribedFormat } from '../../src/tasks/texts/formats.ts';
import { useText } from '../app/texts.ts';
import { quickWorker } from '../workers/task-workers.ts';
import { FORMAT_IDS, type FormatId } from './format-ids.ts';
import { HelpPage } from './help-page.tsx';
import styles from './tables.module.css';
import { WorkerAnswer } from './worker-answer.tsx';

type ListedFormat = DescribedFormat & { readonly id: FormatId };

async function askFormats(): Promise<readonly ListedFormat[]> {
  const { value: formats } = await quickWorker.ask('formats', {});
  return FORMAT_IDS.flatMap((id) => {
    const format = formats.find((each) => each.id === id);
    return format === undefined ? [] : [{ ...format, id }];
  });
}

export function FormatsPage() {
  const text = useText();
  return (
    <HelpPage title={text('help.formats')} topic="formats">
      <p className={styles.text}>{text('help.formats.intro')}</p>
      <WorkerAnswer ask={askFormats} waiting={text('help.formats.loading')}>
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
                  <th scope="row">{text(`help.format.${id}.name`)}</th>
                  <td data-label={text('help.formats.files')}>
                    {extensions.map((extension) => `.${extension}`).join(' ')}
                  </td>
                  <td>{text(isWritten ? 'help.formats.both' : 'help.formats.read')}</td>
                  <td>{text(`help.format.${id}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </WorkerAnswer>
      <ul className={styles.text}>
        <li>{text('help.formats.links')}</li>
        <li>{text('help.formats.bounds')}</li>
      </ul>
    </HelpPage>
  );
}
