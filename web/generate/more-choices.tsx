// The choices that few people need: a technique, the look and the symmetry. They are folded away.

import { PICTURE_SYMMETRIES } from '../../src/create/generate/picture-wish.ts';
import { useText } from '../app/texts.ts';
import { Select } from '../design/select.tsx';
import { useTechniques } from '../workers/use-techniques.ts';
import styles from './new-puzzle.module.css';
import type { ChoicesProps } from './new-puzzle-dialog.tsx';
import { LOOK_CHOICES, type PuzzleChoices } from './puzzle-choices.ts';

export function MoreChoices({ choices, change }: ChoicesProps) {
  const text = useText();
  return (
    <details className={styles.more}>
      <summary>{text('generate.more')}</summary>
      <div className={styles.fields}>
        <TechniqueChoice choices={choices} change={change} />
        <Select
          label={text('generate.look')}
          value={choices.look}
          choices={LOOK_CHOICES.map((look) => [look, text(`generate.look.${look}`)])}
          onChange={(look) => change({ look })}
        />
        <Select
          label={text('generate.symmetry')}
          value={choices.symmetry}
          choices={PICTURE_SYMMETRIES.map((each) => [each, text(`generate.symmetry.${each}`)])}
          onChange={(symmetry) => change({ symmetry })}
        />
      </div>
    </details>
  );
}

function TechniqueChoice({ choices, change }: ChoicesProps) {
  const text = useText();
  const known = useTechniques().filter(({ technique }) => technique !== 'symmetry');
  return (
    <Select
      label={text('generate.technique')}
      value={choices.technique}
      choices={[
        ['any', text('generate.technique.any')],
        ...known
          .toSorted((a, b) => a.tier - b.tier)
          .map(
            ({ technique, name, tier }) =>
              [
                technique as PuzzleChoices['technique'],
                text('generate.technique.tier', { name, tier }),
              ] as const,
          ),
      ]}
      onChange={(technique) => change({ technique })}
    />
  );
}
