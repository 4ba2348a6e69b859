// The library in one import: the model, the formats and the engine. What needs Node is in
// crosshatch/jobs.

export * from './engine/index.ts';
export * from './formats/index.ts';
export * from './puzzle/index.ts';
