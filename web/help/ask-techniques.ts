// The techniques with their examples, from the worker; in each language they are asked for once.

import { TECHNIQUES } from '../../src/explain/model/step.ts';
import type { Language } from '../../src/explain/words/languages.ts';
import type { ShownTechnique } from '../../src/tasks/explaining/techniques.ts';
import { quick } from '../solver/solvers.ts';

const asked = new Map<Language, Promise<readonly ShownTechnique[]>>();

export function askTechniques(language: Language): Promise<readonly ShownTechnique[]> {
  const known = asked.get(language);
  if (known !== undefined) return known;
  const answer = quick.ask('techniques', { techniques: TECHNIQUES, language }).then((outcome) => {
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    return outcome.value;
  });
  asked.set(language, answer);
  // What has failed is asked for again.
  answer.catch(() => asked.delete(language));
  return answer;
}
