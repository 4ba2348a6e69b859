// All techniques, tier by tier, each with its example where that is a single line.

import { useCallback } from 'react';
import { Link } from 'wouter';
import { useLanguage, useText } from '../app/words.tsx';
import type { ShownTechnique } from '../solver/tasks/techniques.ts';
import { askTechniques } from './ask-techniques.ts';
import { Awaited } from './awaited.tsx';
import { boardsOf } from './boards-of-example.ts';
import { HelpPage } from './help-page.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './techniques-page.module.css';
import { tiersOf } from './tiers-of.ts';

export function TechniquesPage() {
  const text = useText();
  const language = useLanguage();
  const ask = useCallback(() => askTechniques(language), [language]);
  return (
    <HelpPage title={text('help.techniques')} topic="techniques">
      <p className={styles.intro}>{text('help.techniques.intro')}</p>
      <Awaited ask={ask} waiting={text('help.techniques.loading')}>
        {(techniques) =>
          tiersOf(techniques).map(({ tier, name, techniques }) => (
            <section key={tier} className={styles.tier} aria-labelledby={`tier-${tier}`}>
              <h2 id={`tier-${tier}`}>{text('help.techniques.tier', { tier, name })}</h2>
              <ul className={styles.cards}>
                {techniques.map((each) => (
                  <Card key={each.technique} shown={each} />
                ))}
              </ul>
            </section>
          ))
        }
      </Awaited>
    </HelpPage>
  );
}

function Card({ shown }: { readonly shown: ShownTechnique }) {
  const text = useText();
  const { technique, name, idea, puzzle } = shown;
  const boards = boardsOf(shown);
  const after = boards[boards.length - 1];
  return (
    <li className={styles.card}>
      <h3>
        <Link href={`/help/${technique}`}>{name}</Link>
      </h3>
      <p>{idea}</p>
      {puzzle.height === 1 && (
        <LinePicture
          clue={puzzle.rows[0]}
          cells={after.cells}
          highlights={after.highlights}
          label={text('help.technique.after')}
        />
      )}
    </li>
  );
}
