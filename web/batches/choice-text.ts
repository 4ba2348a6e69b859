// Says what may be chosen for an option.

import { LABELS } from '../../src/explain/rate/label.ts';
import { LANGUAGE_IDS } from '../../src/explain/words/languages.ts';
import { METHOD_IDS } from '../../src/methods/method-ids.ts';
import type { OptionName } from '../../src/tasks/operations/option-readers.ts';
import type { Text } from '../app/texts.ts';

/** No value stands for what is taken if nothing is chosen. */
export function choiceText(name: OptionName, value: string, text: Text): string {
  switch (name) {
    case 'look':
    case 'style':
    case 'symmetry':
      // The names of choices in a message have no hyphens.
      return text(`batches.form.choice.${name}`, { value: value.replace('-', '') });
    case 'language': {
      const language = LANGUAGE_IDS.find((each) => each === value);
      return language === undefined ? value : text(`app.language.${language}`);
    }
    case 'method': {
      const method = METHOD_IDS.find((each) => each === value) ?? 'engine';
      return text(`lab.method.${method}`);
    }
    default: {
      if (value === '') return text('batches.form.any');
      const label = LABELS.find((each) => each === value);
      return label === undefined ? value : text('app.label', { label });
    }
  }
}
