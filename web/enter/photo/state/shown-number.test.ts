import { describe, expect, it } from 'vitest';
import { editedLine, type LineEdit, linesToCheck, type ShownNumber } from './shown-number.ts';

const number = (length: number, rest: Partial<ShownNumber> = {}): ShownNumber => ({
  ...{ length, colour: 1, isDoubtful: false, isChanged: false, alternatives: [] },
  ...rest,
});

const doubtful = number(7, { isDoubtful: true });
const line = [number(3), doubtful, number(1)];
const lengthsAfter = (edit: LineEdit) => editedLine(line, edit).map(({ length }) => length);

describe('a line that a person corrects', () => {
  it.each<[LineEdit, number[]]>([
    [{ kind: 'set', index: 1, length: 1 }, [3, 1, 1]],
    [{ kind: 'set', index: 1, length: 0 }, [3, 1]],
    [{ kind: 'confirm', index: 1 }, [3, 7, 1]],
    [{ kind: 'remove', index: 0 }, [7, 1]],
    [{ kind: 'insert', index: 3 }, [3, 7, 1, 1]],
    [{ kind: 'confirm-line', index: 0 }, [3, 7, 1]],
    [{ kind: 'remove', index: 9 }, [3, 7, 1]],
  ])('has the numbers that follow from %o', (edit, lengths) => {
    expect(lengthsAfter(edit)).toEqual(lengths);
  });

  it('has no doubt where the person said what it is, and doubt at a new number', () => {
    expect(editedLine(line, { kind: 'confirm', index: 1 })[1]?.isDoubtful).toBe(false);
    expect(editedLine(line, { kind: 'set', index: 1, length: 2 })[1]?.isDoubtful).toBe(false);
    expect(editedLine([], { kind: 'insert', index: 0 })).toEqual([number(1, { isDoubtful: true })]);
  });

  it('has no number that the solver changed where the person set another', () => {
    const changed = [number(3, { isChanged: true })];
    expect(editedLine(changed, { kind: 'set', index: 0, length: 2 })).toEqual([number(2)]);
    expect(editedLine(changed, { kind: 'confirm', index: 0 })).toEqual(changed);
  });

  it('loses a number that was left out when that is confirmed', () => {
    const left = [number(0, { isDoubtful: true }), number(2)];
    expect(editedLine(left, { kind: 'confirm', index: 0 })).toEqual([number(2)]);
    expect(editedLine(left, { kind: 'confirm-line', index: 0 })).toEqual([number(2)]);
  });
});

it('puts doubtful lines first, then changed ones', () => {
  const lines = [[number(1)], [number(2, { isChanged: true })], [number(3), doubtful], []];
  expect(linesToCheck(lines)).toEqual([2, 1, 0, 3]);
});
