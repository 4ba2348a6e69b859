// The Help screen: shows the page that the address names.

import { useParams } from 'wouter';
import { TECHNIQUES } from '../../src/explain/model/step.ts';
import { NotFound } from '../design/not-found.tsx';
import { DifficultyPage } from './difficulty-page.tsx';
import { FormatsPage } from './formats-page.tsx';
import { ManualPage } from './manual-page.tsx';
import { TechniquePage } from './technique-page.tsx';
import { TechniquesPage } from './techniques-page.tsx';
import { TutorialPage } from './tutorial/tutorial-page.tsx';

export default function HelpScreen() {
  const { topic } = useParams<{ topic?: string }>();
  const technique = TECHNIQUES.find((each) => each === topic);
  if (technique !== undefined) return <TechniquePage technique={technique} />;
  switch (topic) {
    case undefined:
      return <ManualPage />;
    case 'tutorial':
      return <TutorialPage />;
    case 'techniques':
      return <TechniquesPage />;
    case 'difficulty':
      return <DifficultyPage />;
    case 'formats':
      return <FormatsPage />;
    default:
      return <NotFound />;
  }
}
