// Exports the model: palette, clue, grid, puzzle, result, and the check that judges every solution.

export * from './check-grid.ts';
export * from './clause-event.ts';
export * from './clue.ts';
export * from './draft-of-picture.ts';
export * from './grid.ts';
export * from './grid-text.ts';
export * from './palette.ts';
export * from './problem.ts';
export * from './puzzle.ts';
export * from './puzzle-grid.ts';
export * from './result.ts';
export * from './validate.ts';
export * from './verdict.ts';
export * from './wrong-lines.ts';
