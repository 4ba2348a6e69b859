// All techniques, tier by tier, each with the result of its example.

import { useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import type { ShownTechnique } from '../../src/tasks/explaining/techniques.ts';
import { useLanguage, useText } from '../app/texts.ts';
import { Board } from '../board/board.tsx';
import { askTechniques } from './ask-techniques.ts';
import { boardsOf } from './boards-of-example.ts';
import { HelpPage } from './help-page.tsx';
import { LinePicture } from './line-picture.tsx';
import { techniquesByTier } from './techniques-by-tier.ts';
import styles from './techniques-page.module.css';
import { WorkerAnswer } from './worker-answer.tsx';

export function TechniquesPage() {
  const text = useText();
  const language = useLanguage();
  const ask = useCallback(() => askTechniques(language), [language]);
  return (
    <HelpPage title={text('help.techniques')} topic="techniques">
      <p className={styles.intro}>{text('help.techniques.intro')}</p>
      <WorkerAnswer ask={ask} waiting={text('help.techniques.loading')}>
        {(techniques) =>
          techniquesByTier(techniques).map(({ tier, name, techniques }) => (
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
      </WorkerAnswer>
    </HelpPage>
  );
}

function Card({ shown }: { readonly shown: ShownTechnique }) {
  const { technique, name, idea, puzzle } = shown;
  return (
    <li className={styles.card} data-board={puzzle.height > 1 || undefined}>
      <h3>
        <Link href={`/help/${technique}`}>{name}</Link>
      </h3>
      <p>{idea}</p>
      <Picture shown={shown} />
    </li>
  );
}

function Picture({ shown }: { readonly shown: ShownTechnique }) {
  const text = useText();
  const { puzzle } = shown;
  const boards = useMemo(() => boardsOf(shown), [shown]);
  const { cells, highlights } = boards[boards.length - 1];
  const label = text('help.technique.after');
  if (puzzle.height === 1) {
    return (
      <LinePicture clue={puzzle.rows[0]} cells={cells} highlights={highlights} label={label} />
    );
  }
  // The board is inert here; the page of the technique shows it as a board that can be explored.
  return (
    <div className={styles.board} inert>
      <Board
        puzzle={puzzle}
        cells={cells}
        highlights={highlights}
        label={label}
        symbols={!isMonochrome(puzzle.palette)}
        fit="width"
        largest={20}
      />
    </div>
  );
}
