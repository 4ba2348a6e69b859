// The problems of a text that could not be read. Their code, and the words of their wordings in
// another language than English, are loaded when there are problems to show.

import { loadTexts } from '../../app/texts.ts';
import { lazyPart } from '../../design/lazy-part.tsx';

export const ProblemList = lazyPart(async () => {
  const [part] = await Promise.all([import('./listed-problems.tsx'), loadTexts(['wordings'])]);
  return part.ListedProblems;
});
