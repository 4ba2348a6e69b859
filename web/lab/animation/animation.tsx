// Shows how each method fills the grid. The recordings of all methods stand beside each other and
// play together.

import { ChevronFirst, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { type Text, useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { Slider } from '../../design/slider.tsx';
import { rowsOf } from '../results/result-rows.ts';
import { frameText, rowName, secondsText } from '../results/result-words.ts';
import { countMarked, firstFrame, mostFrames } from '../runs/frames.ts';
import { isUnfinished, type RunState } from '../runs/run-state.ts';
import styles from './animation.module.css';
import { MiniGrid } from './mini-grid.tsx';
import { ANIMATION_SPEEDS, framesAt, type ShownRecording, SYNCS, stepsIn } from './playback.ts';
import { type RecordingPlayback, usePlayback } from './use-playback.ts';

interface AnimationProps {
  readonly runs: readonly RunState[];
  readonly puzzle: Puzzle;
  readonly isRunning: boolean;
  /** Shows what a step of the first run is about, beside its grid. */
  readonly beside?: ComponentType<ShownRecording> | undefined;
}

export function Animation({ runs, puzzle, isRunning, beside: Beside }: AnimationProps) {
  const text = useText();
  const recordings = useMemo(() => runs.map(({ frames }) => frames), [runs]);
  const playback = usePlayback(recordings, isRunning);
  const cells = puzzle.width * puzzle.height;
  const rows = rowsOf(runs, cells);
  const isLong = recordings.some((recording) => stepsIn(recording) >= mostFrames(cells));
  return (
    <section className={styles.section} aria-labelledby="lab-animation">
      <h2 id="lab-animation">{text('lab.animation', { count: runs.length })}</h2>
      {!isRunning && playback.length > 0 && <Controls playback={playback} />}
      <ul className={Beside ? styles.pair : styles.grids}>
        {runs.map((run, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: methods keep their places.
          <li key={index}>
            <Screen
              run={run}
              name={rowName(text, rows[index])}
              puzzle={puzzle}
              playback={playback}
            />
          </li>
        ))}
        {Beside && recordings.length > 0 && (
          <li>
            <Beside
              puzzle={puzzle}
              frames={recordings[0]}
              shown={framesAt(recordings[0], playback.position, playback.sync)}
            />
          </li>
        )}
      </ul>
      {isLong && (
        <p className={styles.note}>{text('lab.animation.cut', { most: mostFrames(cells) })}</p>
      )}
    </section>
  );
}

interface ScreenProps {
  readonly run: RunState;
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly playback: RecordingPlayback;
}

function Screen({ run, name, puzzle, playback: { position, sync } }: ScreenProps) {
  const text = useText();
  const { width, height } = puzzle;
  const { frames } = run;
  const shown = framesAt(frames, position, sync);
  const steps = stepsIn(frames);
  const frame = frames[shown - 1] ?? firstFrame(puzzle);
  const known = countMarked(frame.marks) / (width * height);
  const start = puzzle.given === undefined ? 'lab.frame.start' : 'lab.frame.given';
  const caption = shown === 0 ? text(start) : frameText(text, frame, width, height);
  const label = text('lab.frame.label', { method: name, known, caption });
  return (
    <figure className={styles.figure}>
      <MiniGrid puzzle={puzzle} frame={frame} label={label} />
      <figcaption>
        <strong>{name}</strong>
        {steps > 0 ? (
          <span>{text('lab.frame.count', { shown: Math.min(shown, steps), all: steps })}</span>
        ) : (
          !isUnfinished(run) && <span>{text('lab.frame.no-steps')}</span>
        )}
        {frames.length > 0 && <span>{caption}</span>}
      </figcaption>
    </figure>
  );
}

function Controls({ playback }: { readonly playback: RecordingPlayback }) {
  const text = useText();
  const { position, length, isPlaying, sync, canSync, speed } = playback;
  const { toggle, seek, step, setSync, setSpeed } = playback;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <IconButton icon={ChevronFirst} label={text('lab.play.first')} onClick={() => seek(0)} />
        <IconButton icon={ChevronLeft} label={text('lab.play.back')} onClick={() => step(-1)} />
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={text(isPlaying ? 'lab.play.pause' : 'lab.play.play')}
          onClick={toggle}
        />
        <IconButton icon={ChevronRight} label={text('lab.play.forth')} onClick={() => step(1)} />
      </div>
      <Slider
        label={text('lab.play.position')}
        value={position}
        min={0}
        max={length}
        step={sync === 'steps' ? 1 : length / 1000}
        onChange={seek}
        shown={positionText(text, playback)}
      />
      <Slider
        label={text('lab.play.speed')}
        value={speed}
        min={0}
        max={ANIMATION_SPEEDS.length - 1}
        onChange={setSpeed}
        shown={text('lab.play.speed.value', { speed: speed + 1 })}
      />
      {canSync && (
        <Choice
          label={text('lab.play.sync')}
          value={sync}
          choices={SYNCS.map((each) => [each, text(`lab.play.sync.${each}`)])}
          onChange={setSync}
        />
      )}
    </div>
  );
}

/** The frame with the result comes after the last step and does not count as a step. */
function positionText(text: Text, { position, steps, sync }: RecordingPlayback): string {
  if (sync === 'time') return secondsText(text, position / 1000);
  const shown = Math.floor(position);
  return shown > steps ? text('lab.play.result') : text('lab.count', { count: shown });
}
