// The names and tiers of all techniques in the language of the page.

import { useEffect, useState } from 'react';
import { TECHNIQUES, type Technique } from '../../src/explain/model/step.ts';
import type { ShownTechnique } from '../../src/tasks/explaining/techniques.ts';
import { useLanguage } from '../app/texts.ts';
import { quickWorker } from './task-workers.ts';

/** Returns nothing until the names are here; a failure is ignored, because the list is an extra. */
export function useTechniques(): readonly ShownTechnique[] {
  const language = useLanguage();
  const [shown, setShown] = useState<readonly ShownTechnique[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    quickWorker
      .ask('techniques', { techniques: TECHNIQUES, language }, { signal: leaving.signal })
      .then((outcome) => outcome.ok && setShown(outcome.value))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [language]);
  return shown;
}

/** The id stands for the name until the names are here, because it is nearly the same. */
export function techniqueName(shown: readonly ShownTechnique[], technique: Technique): string {
  return shown.find((each) => each.technique === technique)?.name ?? technique;
}
