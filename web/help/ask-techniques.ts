// The techniques with their examples. This module keeps the worker's answer for each language,
// because the answer is the same for every page of Help.

import { TECHNIQUES } from '../../src/explain/model/step.ts';
import type { Language } from '../../src/explain/words/languages.ts';
import type { ShownTechnique } from '../../src/tasks/explaining/techniques.ts';
import { quickWorker } from '../workers/task-workers.ts';

const asked = new Map<Language, Promise<readonly ShownTechnique[]>>();

export function askTechniques(language: Language): Promise<readonly ShownTechnique[]> {
  const known = asked.get(language);
  if (known !== undefined) return known;
  const answer = quickWorker
    .ask('techniques', { techniques: TECHNIQUES, language })
    .then((outcome) => {
      if (!outcome.ok) throw new Error(outcome.problems[0].message);
      return outcome.value;
    });
  asked.set(language, answer);
  // A failed request is forgotten, so that it can be made again.
  answer.catch(() => asked.delete(language));
  return answer;
}
