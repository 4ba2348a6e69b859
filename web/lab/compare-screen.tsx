// The comparison of methods on one puzzle: the setup, the results, and the recordings of the
// methods.

import { Layers, Link as LinkIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { isSettled } from '../../src/methods/outcome.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { announce } from '../app/announcer.tsx';
import { wholeAddress } from '../app/base-path.ts';
import { useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import buttons from '../design/button.module.css';
import { Button } from '../design/button.tsx';
import { Page } from '../design/page.tsx';
import { copyText } from '../share/copy-text.ts';
import { Animation } from './animation/animation.tsx';
import styles from './compare-screen.module.css';
import { METHODS } from './methods.ts';
import { rowsOf } from './results/result-rows.ts';
import { Results } from './results/results.tsx';
import { RunActions } from './run-actions.tsx';
import { atATime, type RunControls, useRuns } from './runs/use-runs.ts';
import { ComparedMethods } from './setup/compared-methods.tsx';
import { LimitsForm } from './setup/limits-form.tsx';
import { MethodChoice } from './setup/method-choice.tsx';
import { PuzzleChoice } from './setup/puzzle-choice.tsx';
import { PuzzleNotice } from './setup/puzzle-notice.tsx';
import type { Setup } from './setup/setup.ts';
import { setupParams } from './setup/setup-url.ts';
import { usePuzzle } from './setup/use-puzzle.ts';
import { useSetup } from './setup/use-setup.ts';

export function CompareScreen() {
  const text = useText();
  const [setup, change] = useSetup();
  const [loading, again] = usePuzzle(setup.puzzle);
  const puzzle = loading.state === 'here' ? loading.puzzle : undefined;
  const lab = useRuns();
  const { runs, started, isRunning } = lab;
  useAnnouncedEnd(lab);
  return (
    <Page title={text('app.lab')} wide aside={<LabLinks setup={setup} />}>
      <p className={styles.lead}>{text('lab.lead', { count: METHODS.length })}</p>
      <section className={styles.setup} aria-label={text('lab.setup')}>
        <div className={styles.column}>
          <PuzzleChoice value={setup.puzzle} onChange={(id) => change({ puzzle: id })} />
          <PuzzleNotice loading={loading} again={again} />
          <LimitsForm setup={setup} onChange={change} />
        </div>
        <div className={styles.column}>
          <MethodChoice
            comparedMethods={setup.comparedMethods}
            onChange={(comparedMethods) => change({ comparedMethods })}
          />
          <ComparedMethods
            comparedMethods={setup.comparedMethods}
            puzzle={puzzle}
            seconds={setup.seconds}
            onChange={(comparedMethods) => change({ comparedMethods })}
          />
        </div>
      </section>
      <StartBar {...{ lab, setup, puzzle }} />
      {started && (
        <>
          <Results runs={runs} started={started} isRunning={isRunning} />
          <Animation runs={runs} puzzle={started.puzzle} isRunning={isRunning} />
        </>
      )}
    </Page>
  );
}

/** Batches have no link in the header, because they are for researchers and not for players. */
function LabLinks({ setup }: { readonly setup: Setup }) {
  const text = useText();
  return (
    <div className={styles.links}>
      <Link href="/batches" className={`${buttons.button} ${buttons.quiet}`}>
        <Layers aria-hidden size={20} />
        {text('lab.batches')}
      </Link>
      <CopyLink setup={setup} />
    </div>
  );
}

function CopyLink({ setup }: { readonly setup: Setup }) {
  const text = useText();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(wholeAddress(`/lab?${setupParams(setup)}`));
    showToast(text(isCopied ? 'lab.link.copied' : 'lab.link.failed'));
  };
  return (
    <Button icon={LinkIcon} kind="quiet" onClick={() => void copy()}>
      {text('lab.link')}
    </Button>
  );
}

interface StartBarProps {
  readonly lab: RunControls;
  readonly setup: Setup;
  readonly puzzle: Puzzle | undefined;
}

function StartBar({ lab: { isRunning, start, cancel }, setup, puzzle }: StartBarProps) {
  const text = useText();
  return (
    <div className={styles.actions}>
      <RunActions
        isMain
        isRunning={isRunning}
        cancel={cancel}
        disabled={puzzle === undefined || setup.comparedMethods.length === 0}
        label={text(isRunning ? 'lab.again' : 'lab.run')}
        cancelLabel={text('lab.cancel')}
        onRun={() => puzzle && start(setup, puzzle)}
      />
      <span className={styles.hint}>
        {text(`lab.order.${setup.order}.hint`, { count: atATime() })}
      </span>
    </div>
  );
}

function useAnnouncedEnd({ runs, isRunning }: RunControls): void {
  const text = useText();
  const all = runs.length;
  const done = rowsOf(runs, 1).filter(({ outcome }) => isSettled(outcome)).length;
  const isCancelled = runs.some(({ status }) => status === 'cancelled');
  useEffect(() => {
    if (isRunning || all === 0) return;
    announce(text(isCancelled ? 'lab.ended.cancelled' : 'lab.ended', { done, all }));
  }, [isRunning, isCancelled, all, done, text]);
}
