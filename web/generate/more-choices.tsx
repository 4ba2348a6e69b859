// The choices that few people need: a technique, the look, the symmetry, ... They are folded away.

import { useEffect, useId, useRef } from 'react';
import { PICTURE_SYMMETRIES } from '../../src/create/generate/picture-wish.ts';
import { useText } from '../app/texts.ts';
import fields from '../design/select.module.css';
import { Select } from '../design/select.tsx';
import { useTechniques } from '../workers/use-techniques.ts';
import styles from './new-puzzle.module.css';
import type { ChoicesProps } from './new-puzzle-dialog.tsx';
import {
  COUNT_CHOICES,
  DENSITY_CHOICES,
  hardestChoices,
  hasMoreChoices,
  LOOK_CHOICES,
  type PuzzleChoices,
} from './puzzle-choices.ts';

export function MoreChoices({ choices, change }: ChoicesProps) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const isInForce = hasMoreChoices(choices);
  useEffect(() => {
    // The person must see what was chosen before, and may fold it away again.
    if (isInForce && details.current) details.current.open = true;
  }, [isInForce]);
  return (
    <details className={styles.more} ref={details}>
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
        <Select
          label={text('generate.hardest')}
          value={choices.hardest}
          choices={hardestChoices(choices.difficulty).map((hardest) => [
            hardest,
            hardest === 'same'
              ? text('generate.hardest.same')
              : text('generate.label', { label: hardest }),
          ])}
          onChange={(hardest) => change({ hardest })}
        />
        <Select
          label={text('generate.density')}
          value={choices.density}
          choices={DENSITY_CHOICES.map((density) => [
            density,
            density === 'any'
              ? text('generate.density.any')
              : text('generate.density.share', { share: Number(density) / 100 }),
          ])}
          onChange={(density) => change({ density })}
        />
        <Select
          label={text('generate.count')}
          value={choices.count}
          choices={COUNT_CHOICES.map((count) => [count, count])}
          onChange={(count) => change({ count })}
        />
        <SeedField choices={choices} change={change} />
      </div>
    </details>
  );
}

/** An empty field stands for a random seed. */
function SeedField({ choices: { seed }, change }: ChoicesProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {text('generate.seed')}
      </label>
      <input
        id={id}
        className={fields.select}
        inputMode="numeric"
        maxLength={15}
        placeholder={text('generate.seed.random')}
        value={seed === 'random' ? '' : seed}
        onChange={({ target: { value } }) => {
          const digits = value.replace(/\D/g, '');
          change({ seed: digits === '' ? 'random' : Number(digits) });
        }}
      />
    </div>
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
