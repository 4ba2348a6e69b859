import { expect, it } from 'vitest';
import type { LineStep } from '../../../src/explain/model/step.ts';
import { startSteps, withSteps } from '../playback/board-playback.ts';
import { goToFrame } from '../playback/playback-state.ts';
import { shownTechnique } from './shown-technique.ts';

const STEP: LineStep = {
  kind: 'line',
  technique: 'overlap',
  tier: 3,
  ...{ line: 0, blocks: [0], evidence: [], mentions: [], conclusions: [] },
  message: { key: 'overlap', params: {} },
};
const TOLD = { step: STEP, name: 'Overlap', crossed: [], sentence: 'so' };

it('is that of a hint from its second level on, and of a step that was made', () => {
  const hint = { kind: 'hint', ...TOLD, sentences: ['look', 'why', 'so'] } as const;
  const at = (level: 1 | 2) => shownTechnique({ answer: { ...hint, level }, playback: undefined });
  expect([at(1), at(2)]).toEqual([undefined, 'overlap']);
  const answer = { kind: 'made', ...TOLD, before: new Uint8Array(1) } as const;
  expect(shownTechnique({ answer, playback: undefined })).toBe('overlap');
});

it('is that of the step in sight when steps play', () => {
  const steps = withSteps(startSteps(new Uint8Array(1)), [TOLD], '');
  const at = (frame: number) =>
    shownTechnique({
      answer: undefined,
      playback: { ...steps, state: goToFrame(steps.state, frame) },
    });
  expect([at(0), at(1)]).toEqual([undefined, 'overlap']);
});
