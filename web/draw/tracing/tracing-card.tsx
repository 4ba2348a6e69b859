// The card with the image that lies under the cells: to open it, to place it, and to take it away.

import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ImageUp,
  type LucideIcon,
  Maximize,
  Trash2,
} from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useText } from '../../app/texts.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Slider } from '../../design/slider.tsx';
import { Switch } from '../../design/switch.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import card from '../card.module.css';
import {
  fittedTracing,
  LEAST_OPACITY,
  LEAST_SCALE,
  MOST_OPACITY,
  MOST_SCALE,
  movedTracing,
  type Tracing,
} from './tracing.ts';
import type { TracingControls } from './use-tracing.ts';

export function TracingCard({ controls }: { readonly controls: TracingControls }) {
  const text = useText();
  const { tracing, work, failure, change, remove } = controls;
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section className={card.card} aria-label={text('draw.tracing')}>
      <h2>{text('draw.tracing')}</h2>
      <p className={card.soft}>{text('draw.tracing.about')}</p>
      {failure !== undefined && <Notice kind="wrong">{failure}</Notice>}
      <WorkBar work={work} />
      {tracing && <Placing {...{ tracing, change }} />}
      <div className={card.row}>
        <FileButton {...{ controls, opener }} />
        {tracing && (
          <Button
            icon={Trash2}
            onClick={() => {
              remove();
              opener.current?.focus();
            }}
          >
            {text('draw.tracing.remove')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface FileButtonProps {
  readonly controls: TracingControls;
  readonly opener: RefObject<HTMLButtonElement | null>;
}

function FileButton({ controls: { tracing, open }, opener }: FileButtonProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const label = text(tracing === undefined ? 'draw.tracing.open' : 'draw.tracing.other');
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp,image/bmp,image/svg+xml"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) open(file);
          currentTarget.value = '';
        }}
      />
      <Button ref={opener} icon={ImageUp} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** How far a press moves the image, in cells. */
const STEP = 0.5;

const MOVES = [
  ['left', ArrowLeft, -STEP, 0],
  ['up', ArrowUp, 0, -STEP],
  ['down', ArrowDown, 0, STEP],
  ['right', ArrowRight, STEP, 0],
] as const satisfies readonly (readonly [string, LucideIcon, number, number])[];

interface PlacingProps extends Pick<TracingControls, 'change'> {
  readonly tracing: Tracing;
}

function Placing({ tracing, change }: PlacingProps) {
  const text = useText();
  const percent = (value: number): string => text('draw.tracing.percent', { share: value / 100 });
  return (
    <>
      <Switch
        label={text('draw.tracing.shown')}
        checked={tracing.isShown}
        onChange={(isShown) => change((own) => ({ ...own, isShown }))}
      />
      <Slider
        label={text('draw.tracing.opacity')}
        value={tracing.opacity}
        min={LEAST_OPACITY}
        max={MOST_OPACITY}
        step={5}
        onChange={(opacity) => change((own) => ({ ...own, opacity }))}
        shown={percent(tracing.opacity)}
      />
      <Slider
        label={text('draw.tracing.scale')}
        value={tracing.scale}
        min={LEAST_SCALE}
        max={MOST_SCALE}
        onChange={(scale) => change((own) => ({ ...own, scale }))}
        shown={percent(tracing.scale)}
      />
      <div className={card.row}>
        {MOVES.map(([side, icon, right, down]) => (
          <IconButton
            key={side}
            icon={icon}
            label={text(`draw.tracing.move.${side}`)}
            onClick={() => change((own) => movedTracing(own, right, down))}
          />
        ))}
        <Button icon={Maximize} onClick={() => change(fittedTracing)}>
          {text('draw.tracing.fit')}
        </Button>
      </div>
    </>
  );
}
