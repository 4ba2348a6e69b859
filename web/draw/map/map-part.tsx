// Tells where a player gets stuck, and shows it over the drawing.

import { Eye } from 'lucide-react';
import type { DifficultyMap, StickingPoint } from '../../../src/explain/index.ts';
import { UNIQUE_LABELS } from '../../../src/explain/rate/label.ts';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { Switch } from '../../design/switch.tsx';
import { useTechniques } from '../../workers/use-techniques.ts';
import card from '../card.module.css';
import { DOT_SHARES } from './dot-shares.ts';
import styles from './map-part.module.css';
import { countTiers, type MapWish, shownPointOf, withPoint } from './shown-map.ts';

interface MapPartProps {
  readonly map: DifficultyMap;
  /** How many steps the puzzle takes. */
  readonly steps: number;
  readonly wish: MapWish;
  readonly onWish: (wish: MapWish) => void;
  /** Called with a cell that is to be in sight. */
  readonly onReveal: (cell: number) => void;
}

export function MapPart({ map, steps, wish, onWish, onReveal }: MapPartProps) {
  const text = useText();
  const shown = shownPointOf(wish, map);
  const names = new Map(useTechniques().map(({ technique, name }) => [technique, name]));
  const choose = (point: StickingPoint): void => {
    onWish(withPoint(wish, point));
    if (point.cells[0] !== undefined) onReveal(point.cells[0]);
  };
  return (
    <details className={card.soft}>
      <summary>{text('draw.map')}</summary>
      <div className={styles.parts}>
        <Switch
          label={text('draw.map.show')}
          checked={wish.isShown}
          onChange={(isShown) => onWish({ isShown })}
        />
        <Legend map={map} />
        {map.stickingPoints.length === 0 && <p>{text('draw.map.none')}</p>}
        <ol className={styles.points}>
          {map.stickingPoints.map((point) => (
            <li key={point.from}>
              <p>
                {text('draw.map.point', {
                  from: point.from,
                  to: point.to,
                  span: point.from === point.to ? 'single' : 'several',
                  steps,
                  count: point.hardSteps,
                  step: point.step,
                  technique: names.get(point.technique) ?? point.technique,
                  lines: point.lines,
                  open: point.openLines,
                })}
              </p>
              <IconButton
                icon={Eye}
                label={text('draw.map.point.show', { from: point.from })}
                pressed={point === shown}
                onClick={() => choose(point)}
              />
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

/** The dots as they are in the cells, each with its label and how many cells have it. */
function Legend({ map }: { readonly map: DifficultyMap }) {
  const text = useText();
  return (
    <ul className={styles.legend}>
      {countTiers(map).map((count, i) => {
        const label = UNIQUE_LABELS[i];
        const size = `${DOT_SHARES[i + 1] * 100}%`;
        return (
          count > 0 && (
            <li key={label}>
              <span className={styles.cell} aria-hidden>
                <span className={styles.dot} style={{ width: size, height: size }} />
              </span>
              {text('draw.map.count', { label: text(`library.difficulty.${label}`), count })}
            </li>
          )
        );
      })}
    </ul>
  );
}
