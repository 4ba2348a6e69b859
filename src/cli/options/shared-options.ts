// Options that several commands declare in the same way.

import { Option } from 'commander';
import { FORMAT_IDS, parseWholeNumber, seconds } from './option-values.ts';

export const fromOption = () =>
  new Option('--from <format>', 'read this format instead of guessing').choices(FORMAT_IDS);
export const jsonOption = () => new Option('--json', 'one JSON object a line and puzzle');
export const timeOption = () =>
  new Option('--time <seconds>', 'stop each puzzle after so long').argParser(seconds);
export const conflictsOption = () =>
  new Option(
    '--conflicts <n>',
    'stop each puzzle after so many conflicts: the same run on any machine',
  ).argParser(parseWholeNumber(1));
export const jobsOption = () =>
  new Option(
    '--jobs <n>',
    'puzzles solved side by side (default: all cores, 1 for one puzzle)',
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
