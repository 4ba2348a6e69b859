// Options that several commands declare in the same way.

import { Option } from 'commander';
import { FORMAT_IDS, parseWholeNumber, seconds } from './option-values.ts';

export const fromOption = () =>
  new Option('--from <format>', 'read this format instead of guessing').choices(FORMAT_IDS);
export const jsonOption = () => new Option('--json', 'print a line of JSON for each puzzle');
export const timeOption = () =>
  new Option('--time <seconds>', 'stop each puzzle after this many seconds').argParser(seconds);
export const conflictsOption = () =>
  new Option(
    '--conflicts <n>',
    'stop each puzzle after this many conflicts: the same run on any machine',
  ).argParser(parseWholeNumber(1));
export const jobsOption = () =>
  new Option(
    '--jobs <n>',
    'threads to work with, for as many puzzles side by side (default: one a core)',
  ).argParser(parseWholeNumber(1));

export const methodOption = () =>
  new Option(
    '--method <id>',
    'solve by this method, in a process of its own; `methods` lists them',
  );
export const methodChoicesOption = () =>
  new Option('--option <name=value>', 'an option of the method; may be repeated').argParser(
    (text: string, before: readonly string[] = []) => [...before, text],
  );
