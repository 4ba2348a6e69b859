// The page about one method: what it does, where it comes from, its strengths and weaknesses, and a
// run on a small board.

import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { MethodId } from '../../src/methods/index.ts';
import { type Text, useText } from '../app/texts.ts';
import { Page } from '../design/page.tsx';
import { Animation } from './animation/animation.tsx';
import { LineSection } from './integers/line-section.tsx';
import { StepLineView } from './integers/step-line-view.tsx';
import styles from './method-page.module.css';
import { type LabMethod, lacksThreads, METHODS, placeOf, REACH } from './methods.ts';
import { rowsOf } from './results/result-rows.ts';
import { ResultsTable } from './results/results-table.tsx';
import { RunActions } from './run-actions.tsx';
import { useRuns } from './runs/use-runs.ts';
import { OptionFields } from './setup/option-fields.tsx';
import { PuzzleNotice } from './setup/puzzle-notice.tsx';
import { comparedMethodOf, type Setup, USUAL } from './setup/setup.ts';
import { setupParams } from './setup/setup-url.ts';
import { usePuzzle } from './setup/use-puzzle.ts';

/** A black-and-white puzzle of 10x10 cells. It has one solution, and every method solves it. */
const DEMO = 'teacup';

export function MethodPage({ method }: { readonly method: LabMethod }) {
  const text = useText();
  const { id, source } = method;
  return (
    <Page title={text(`lab.method.${id}`)} wide>
      <nav className={styles.nav}>
        <Link href="/lab">{text('lab.back')}</Link>
      </nav>
      <div className={styles.columns}>
        <article className={styles.article}>
          <p className={styles.lead}>{text(`lab.about.${id}.what`)}</p>
          <dl className={styles.facts}>
            <Fact name={text('lab.fact.strong')}>{text(`lab.about.${id}.strong`)}</Fact>
            <Fact name={text('lab.fact.weak')}>{text(`lab.about.${id}.weak`)}</Fact>
            <Fact name={text('lab.fact.complete')}>
              {text(method.complete ? 'lab.fact.complete.yes' : 'lab.fact.complete.no')}
            </Fact>
            <Fact name={text('lab.fact.colours')}>
              {text(method.colours ? 'lab.fact.colours.yes' : 'lab.fact.colours.no')}
            </Fact>
            <Fact name={text('lab.fact.given')}>
              {text(method.given ? 'lab.fact.given.yes' : 'lab.fact.given.no')}
            </Fact>
            <Fact name={text('lab.fact.inexact')}>
              {text(method.inexact ? 'lab.fact.inexact.yes' : 'lab.fact.inexact.no')}
            </Fact>
            <Fact name={text('lab.fact.reach')}>
              {text('lab.fact.reach.value', { side: REACH[id] })}
            </Fact>
            <Fact name={text('lab.fact.where')}>{whereText(text, id)}</Fact>
            <Fact name={text('lab.fact.source')}>{source}</Fact>
          </dl>
        </article>
        <Demo method={method} />
      </div>
      {id === 'bits' && <LineSection />}
      <nav className={styles.others} aria-label={text('lab.others')}>
        {METHODS.filter((each) => each.id !== id).map((each) => (
          <Link key={each.id} href={`/lab/${each.id}`}>
            {text(`lab.method.${each.id}`)}
          </Link>
        ))}
      </nav>
    </Page>
  );
}

function whereText(text: Text, id: MethodId): string {
  const where = text(`lab.fact.where.${placeOf(id)}`);
  return lacksThreads(id) ? `${where} ${text('lab.threads')}` : where;
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * Starts a run at once and after each change of an option, unless the method needs a server or a
 * large download.
 */
function Demo({ method }: { readonly method: LabMethod }) {
  const text = useText();
  const [loading, again] = usePuzzle(DEMO);
  const puzzle = loading.state === 'here' ? loading.puzzle : undefined;
  const [compared, setCompared] = useState(() => comparedMethodOf(method.id));
  const setup: Setup = useMemo(
    () => ({ ...USUAL, puzzle: DEMO, comparedMethods: [compared] }),
    [compared],
  );
  const { runs, started, isRunning, start, cancel } = useRuns();
  const place = placeOf(method.id);
  const isLocal = place === 'page';
  useEffect(() => {
    if (puzzle && isLocal) start(setup, puzzle);
  }, [puzzle, isLocal, setup, start]);
  return (
    <section className={styles.demo} aria-label={text('lab.demo')}>
      <h2>{text('lab.demo')}</h2>
      <OptionFields
        compared={compared}
        onChange={(choices) => setCompared({ ...compared, choices })}
      />
      <div className={styles.actions}>
        <RunActions
          isRunning={isRunning}
          cancel={cancel}
          disabled={puzzle === undefined}
          label={text(started ? 'lab.demo.run' : 'lab.run')}
          cancelLabel={text('lab.demo.cancel')}
          onRun={() => puzzle && start(setup, puzzle)}
        />
        <Link
          href={`/lab?${setupParams({ ...setup, comparedMethods: [comparedMethodOf('engine'), compared] })}`}
        >
          {text('lab.demo.compare')}
        </Link>
      </div>
      <PuzzleNotice loading={loading} again={again} />
      {place !== 'page' && !started && <p className={styles.note}>{text(`lab.doubt.${place}`)}</p>}
      {started && (
        <>
          <h2 id="lab-results" className="visually-hidden">
            {text('lab.demo.result')}
          </h2>
          <ResultsTable
            rows={rowsOf(runs, started.puzzle.width * started.puzzle.height)}
            runs={runs}
            repeat={1}
          />
          <Animation
            runs={runs}
            puzzle={started.puzzle}
            isRunning={isRunning}
            beside={method.id === 'bits' ? StepLineView : undefined}
          />
        </>
      )}
    </section>
  );
}
