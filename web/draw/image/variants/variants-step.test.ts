import { describe, expect, it } from 'vitest';
import { painted } from '../../../../src/create/drawing.ts';
import { image, RED } from '../../../../test/images.ts';
import { emptyPicture, type Picture } from '../../drawing/picture.ts';
import { FIRST_CHOICE, type ImageChoice } from '../choice/image-choice.ts';
import { imageVariants, SHOWN_VARIANTS } from './image-variants.ts';
import {
  NO_VARIANTS,
  shareDone,
  type VariantsEvent,
  type VariantsState,
  variantsStep,
} from './variants-step.ts';

const IMAGE = image(4, 4, () => RED);
const source = (choice: ImageChoice) => ({
  image: IMAGE,
  choice,
  drawn: emptyPicture().palette,
});
const CHANGED: VariantsEvent = { type: 'changed', source: source(FIRST_CHOICE) };

/** Makes a picture in which one cell is painted. */
function dot(cell: number): Picture {
  const empty = emptyPicture(5);
  return { ...empty, drawing: painted(empty.drawing, [cell], 1) };
}

const made = (cell: number, threshold?: number): VariantsEvent => ({
  type: 'made',
  picture: dot(cell),
  threshold,
});

const afterEvents = (...events: VariantsEvent[]) =>
  events.reduce<ReturnType<typeof variantsStep>>(
    ([state], event) => variantsStep(state, event),
    [NO_VARIANTS, []],
  );
const does = (effects: readonly { do: string }[]) => effects.map((effect) => effect.do);
const shown = ({ made: all }: VariantsState) =>
  all.map(({ picture }) => picture.drawing.cells.indexOf(1));

describe('variants', () => {
  it('are made one after another, when the choices rest', () => {
    const [paused, effects] = afterEvents(CHANGED);
    expect([paused.stage, does(effects)]).toEqual(['pausing', ['cancel', 'pause']]);
    const [, first] = variantsStep(paused, { type: 'paused' });
    expect(first).toMatchObject([{ do: 'make', source: { choice: { style: 'features' } } }]);
    const [, second] = afterEvents(CHANGED, { type: 'paused' }, made(1, 0.4));
    expect(second).toMatchObject([{ do: 'make', source: { choice: { style: 'light' } } }]);
  });

  it('have thresholds around the one that is found first', () => {
    const [{ waiting }] = afterEvents(CHANGED, { type: 'paused' }, made(1, 0.4), made(2, 0.9));
    expect(waiting).toEqual(imageVariants(FIRST_CHOICE, 40).slice(2));
  });

  it('are different pictures, and not empty', () => {
    const empty: VariantsEvent = { type: 'made', picture: emptyPicture(5), threshold: undefined };
    const events = [made(1), made(1), empty, { type: 'failed' } as const, made(2)];
    const [state] = afterEvents(CHANGED, { type: 'paused' }, ...events);
    expect(shown(state)).toEqual([1, 2]);
    expect(state.waiting).toHaveLength(imageVariants(FIRST_CHOICE, 50).length - events.length);
  });

  it('are judged when there are enough, and rated if they have one solution', () => {
    const six = Array.from({ length: SHOWN_VARIANTS }, (_, cell) => made(cell));
    const [full, effects] = afterEvents(CHANGED, { type: 'paused' }, ...six);
    expect([full.stage, does(effects), shareDone(full)]).toEqual(['judging', ['solve'], 0.5]);
    const [unique, rate] = variantsStep(full, { type: 'solved', ambiguity: { verdict: 'unique' } });
    expect(rate).toEqual([{ do: 'rate', picture: dot(0) }]);
    const [rated, next] = variantsStep(unique, { type: 'rated' });
    expect(next).toEqual([{ do: 'solve', picture: dot(1) }]);
    const others = Array.from({ length: 5 }, (): VariantsEvent => {
      return { type: 'solved', ambiguity: { verdict: 'multiple' } };
    });
    const end = others.reduce((state, event) => variantsStep(state, event)[0], rated);
    expect([end.stage, shareDone(end)]).toEqual(['idle', 1]);
    expect(end.made.map(({ ambiguity }) => ambiguity?.verdict)).toEqual([
      'unique',
      ...Array(5).fill('multiple'),
    ]);
  });

  it('stay when one is chosen, and are stale until new ones come', () => {
    const [state] = afterEvents(CHANGED, { type: 'paused' }, made(1), made(2));
    const chosen = source({ ...FIRST_CHOICE, colours: 3 });
    expect(variantsStep(state, { type: 'changed', source: chosen })).toEqual([state, []]);
    const larger = source({ ...FIRST_CHOICE, width: 30 });
    const [stale] = variantsStep(state, { type: 'changed', source: larger });
    expect([stale.isStale, shown(stale)]).toEqual([true, [1, 2]]);
    const [making] = variantsStep(stale, { type: 'paused' });
    const [fresh] = variantsStep(making, made(3));
    expect([fresh.isStale, shown(fresh)]).toEqual([false, [3]]);
  });

  it('end when they are cancelled or left', () => {
    const [state] = afterEvents(CHANGED, { type: 'paused' }, made(1));
    const [cancelled, effects] = variantsStep(state, { type: 'cancelled' });
    expect([cancelled.stage, does(effects)]).toEqual(['cancelled', ['cancel']]);
    expect(shown(cancelled)).toEqual([1]);
    expect(variantsStep(state, { type: 'left' })).toEqual([NO_VARIANTS, [{ do: 'cancel' }]]);
  });

  it.each([1, SHOWN_VARIANTS])('go on after a cancel where they were, at %i made', (count) => {
    const some = Array.from({ length: count }, (_, cell) => made(cell));
    const [state, effects] = afterEvents(CHANGED, { type: 'paused' }, ...some);
    const [cancelled] = variantsStep(state, { type: 'cancelled' });
    expect(variantsStep(cancelled, CHANGED)).toEqual([cancelled, []]);
    expect(variantsStep(cancelled, { type: 'resumed' })).toEqual([state, effects]);
  });

  it('do not stay stale after a cancel', () => {
    const larger = source({ ...FIRST_CHOICE, width: 30 });
    const changed: VariantsEvent = { type: 'changed', source: larger };
    const events = [CHANGED, { type: 'paused' }, made(1), changed, { type: 'paused' }] as const;
    const [cancelled] = afterEvents(...events, { type: 'cancelled' });
    expect([cancelled.isStale, cancelled.made]).toEqual([false, []]);
    const [resumed, effects] = variantsStep(cancelled, { type: 'resumed' });
    expect([resumed.stage, effects]).toEqual([
      'making',
      [
        {
          do: 'make',
          source: expect.objectContaining({ choice: expect.objectContaining({ width: 30 }) }),
        },
      ],
    ]);
  });
});
