import { describe, expect, it } from 'vitest';
import { METHOD_IDS } from '../../src/methods/method-ids.ts';
import german from '../messages/de/batches.json';
import germanLab from '../messages/de/lab.json';
import english from '../messages/en/batches.json';
import englishLab from '../messages/en/lab.json';
import { textOf } from '../messages/text-of.ts';
import { choiceText } from './choice-text.ts';
import { formProblemText } from './form/form-problem-text.ts';
import { offeredChoices } from './form/option-fields.ts';

const TEXTS = [
  ['English', textOf('en', { ...english, ...englishLab }), 'Genetic algorithm', 'Fill light areas'],
  ['German', textOf('de', { ...german, ...germanLab }), 'Genetischer', 'Helle Flächen füllen'],
] as const;

describe.each(TEXTS)('the form in %s', (_, text, genetic, invert) => {
  it('offers each method once, by its title', () => {
    const titles = offeredChoices('method', METHOD_IDS).map((id) => choiceText('method', id, text));
    expect(titles).toHaveLength(METHOD_IDS.length);
    expect(new Set(titles).size).toBe(METHOD_IDS.length);
    expect(choiceText('method', 'genetic', text)).toContain(genetic);
    for (const id of METHOD_IDS) expect(titles).not.toContain(id);
  });

  it('calls choices for images that do not go together by their labels', () => {
    for (const code of ['for-one-colour', 'for-own-colours', 'outlines-in-colours']) {
      const problem = { code, message: '--colours' };
      const words = formProblemText({ at: 'form', problem }, text);
      expect(words).toContain(text('batches.form.option.colours'));
      expect(words).not.toContain('--');
    }
    const problem = { code: 'for-one-colour', message: '' };
    expect(formProblemText({ at: 'form', problem }, text)).toContain(invert);
  });
});
