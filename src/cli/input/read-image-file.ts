// Reads the bytes of an image, unless there are too many.

import { readFile, stat } from 'node:fs/promises';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { imageTooLarge, MAX_MEGABYTES } from '../../unpacking/image-bounds.ts';
import { isSystemError } from '../run/system-error.ts';
import { unreadable } from './unreadable.ts';

export async function readImageFile(path: string): Promise<Outcome<Buffer>> {
  try {
    const stats = await stat(path);
    // A device or a pipe tells no size, and may not end.
    if (!stats.isFile()) return failure(NO_FILE);
    const megabytes = Math.ceil(stats.size / 2 ** 20);
    if (megabytes > MAX_MEGABYTES) return failure(imageTooLarge(`${megabytes} MB`));
    return success(await readFile(path));
  } catch (error) {
    if (isSystemError(error)) return failure(unreadable(error));
    throw error;
  }
}

const NO_FILE: Problem = {
  code: 'no-image',
  message: 'it is a device or a pipe: save the image as a file',
};
