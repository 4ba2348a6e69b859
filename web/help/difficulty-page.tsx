// The page about the labels and the numbers of a rating.

import { useCallback } from 'react';
import { Link } from 'wouter';
import { LABELS } from '../../src/explain/rate/label.ts';
import { useLanguage, useText } from '../app/texts.ts';
import { askTechniques } from './ask-techniques.ts';
import { HelpPage } from './help-page.tsx';
import styles from './tables.module.css';
import { techniquesByTier } from './techniques-by-tier.ts';
import { WorkerAnswer } from './worker-answer.tsx';

const NUMBERS = ['webpbn', 'sweeps', 'lookahead', 'steps', 'shares', 'bottleneck'] as const;

export function DifficultyPage() {
  const text = useText();
  const language = useLanguage();
  const ask = useCallback(() => askTechniques(language), [language]);
  return (
    <HelpPage title={text('help.difficulty')} topic="difficulty">
      <p className={styles.text}>{text('help.difficulty.intro')}</p>
      <WorkerAnswer ask={ask} waiting={text('help.techniques.loading')}>
        {(techniques) => (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('help.difficulty.label')}</th>
                <th scope="col">{text('help.difficulty.needs')}</th>
              </tr>
            </thead>
            <tbody>
              {techniquesByTier(techniques).map(({ tier, name, techniques }) => (
                <tr key={tier}>
                  <th scope="row">{text('app.label', { label: LABELS[tier - 1] })}</th>
                  <td>
                    <p>{text('help.techniques.tier', { tier, name })}</p>
                    <p className={styles.links}>
                      {techniques.map(({ technique, name }) => (
                        <Link key={technique} href={`/help/${technique}`}>
                          {name}
                        </Link>
                      ))}
                    </p>
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row">{text('app.label', { label: 'ambiguous' })}</th>
                <td>{text('help.difficulty.ambiguous')}</td>
              </tr>
            </tbody>
          </table>
        )}
      </WorkerAnswer>
      <ul className={styles.text}>
        <li>{text('help.difficulty.quarter')}</li>
        <li>{text('help.difficulty.calibrated')}</li>
        <li>{text('help.difficulty.unlabelled')}</li>
      </ul>
      <section className={styles.text} aria-labelledby="numbers">
        <h2 id="numbers">{text('help.difficulty.numbers')}</h2>
        <dl className={styles.numbers}>
          {NUMBERS.map((number) => (
            <div key={number}>
              <dt>{text(`help.number.${number}`)}</dt>
              <dd>{text(`help.number.${number}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </HelpPage>
  );
}
