// The page of one technique: its rule, when it helps, and a step as an example, drawn and
// explained.

import { useCallback } from 'react';
import { Link } from 'wouter';
import type { Technique } from '../../src/explain/model/step.ts';
import type { ShownTechnique } from '../../src/tasks/explaining/techniques.ts';
import { useLanguage, useText } from '../app/texts.ts';
import { askTechniques } from './ask-techniques.ts';
import { ExampleBoards } from './example-boards.tsx';
import { HelpPage } from './help-page.tsx';
import styles from './technique-page.module.css';
import { techniquesByTier } from './techniques-by-tier.ts';
import { WorkerAnswer } from './worker-answer.tsx';

export function TechniquePage({ technique }: { readonly technique: Technique }) {
  const text = useText();
  const language = useLanguage();
  const ask = useCallback(() => askTechniques(language), [language]);
  return (
    <WorkerAnswer
      ask={ask}
      waiting={text('help.techniques.loading')}
      frame={(content, techniques) => (
        <HelpPage
          title={
            techniques?.find((each) => each.technique === technique)?.name ??
            text('help.techniques')
          }
          topic="techniques"
        >
          {content}
        </HelpPage>
      )}
    >
      {(techniques) => <Shown techniques={inOrder(techniques)} technique={technique} />}
    </WorkerAnswer>
  );
}

/** Returns the techniques in the order of the page that lists them. */
function inOrder(techniques: readonly ShownTechnique[]): readonly ShownTechnique[] {
  return techniquesByTier(techniques).flatMap((tier) => tier.techniques);
}

interface ShownProps {
  readonly techniques: readonly ShownTechnique[];
  readonly technique: Technique;
}

function Shown({ techniques, technique }: ShownProps) {
  const text = useText();
  const at = techniques.findIndex((each) => each.technique === technique);
  const shown = techniques[at];
  const { idea, tier, tierName: name, sentence, cases } = shown;
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.tier}>{text('help.techniques.tier', { tier, name })}</p>
          <p className={styles.idea}>{idea}</p>
          {technique === 'colours-meet' && <p>{text('help.technique.also')}</p>}
        </div>
        <section className={styles.section} aria-labelledby="when">
          <h2 id="when">{text('help.technique.when')}</h2>
          <p>{text(`help.when.${technique}`)}</p>
        </section>
      </div>
      <section className={styles.section} aria-labelledby="example">
        <h2 id="example">{text('help.technique.example')}</h2>
        <div className={styles.card}>
          <ExampleBoards example={shown} />
          <blockquote className={styles.sentence}>{sentence}</blockquote>
          {cases.length > 0 && <Chain cases={cases} />}
        </div>
      </section>
      <Neighbours before={techniques[at - 1]} after={techniques[at + 1]} />
    </div>
  );
}

function Chain({ cases }: Pick<ShownTechnique, 'cases'>) {
  const text = useText();
  return (
    <div className={styles.chain}>
      <h3>{text('help.technique.chain')}</h3>
      {cases.map(({ assumption, lines }) => (
        <div key={assumption ?? ''}>
          {assumption !== undefined && <p>{assumption}</p>}
          <ol>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

interface NeighboursProps {
  readonly before: ShownTechnique | undefined;
  readonly after: ShownTechnique | undefined;
}

function Neighbours({ before, after }: NeighboursProps) {
  const text = useText();
  return (
    <nav className={styles.neighbours} aria-label={text('help.techniques')}>
      {before && (
        <Link href={`/help/${before.technique}`}>
          {text('help.technique.previous', { name: before.name })}
        </Link>
      )}
      <Link href="/help/techniques">{text('help.technique.all')}</Link>
      {after && (
        <Link href={`/help/${after.technique}`}>
          {text('help.technique.next', { name: after.name })}
        </Link>
      )}
    </nav>
  );
}
