// The library in one import: the model, the formats and the engine. What needs Node is in
// crosshatch-cli/workers.

export * from './engine/index.ts';
export * from './formats/index.ts';
export * from './puzzle/index.ts';
