// Gives the page the facts about the methods, without their code. The code comes with the worker
// that runs it.

import type { Plugin } from 'vite';
import { factsOf, loadMethod, METHOD_IDS } from '../../src/methods/index.ts';

const LIST = 'virtual:methods';

export function methodFacts(): Plugin {
  return {
    name: 'method-facts',
    resolveId: (id) => (id === LIST ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${LIST}`) return undefined;
      const methods = await Promise.all(METHOD_IDS.map(loadMethod));
      return `export const methods = ${JSON.stringify(methods.map(factsOf))};`;
    },
  };
}
