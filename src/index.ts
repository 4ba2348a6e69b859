// The main entry of the library: puzzles, formats and the engine. Parts that need Node are in
// crosshatch-cli/workers and crosshatch-cli/server.

export * from './engine/index.ts';
export * from './formats/index.ts';
export * from './puzzle/index.ts';
