// Words for errors of the system: no such file, no right to read, no space.

/** Whether the error comes from the system; such an error is not a fault of the program. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    'syscall' in error
  );
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'there is no permission',
  EPERM: 'there is no permission',
  EEXIST: 'there is a file of that name',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'there is no space left',
  EDQUOT: 'this user has no space left',
  EFBIG: 'it would be larger than a file may be',
  EROFS: 'it is on a disk that cannot be written to',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
};

/**
 * Says what happened. For a code without words here, it returns Node's words without code and path,
 * like "resource busy" from "EBUSY: resource busy, open '/x'".
 */
export function describeSystemError({ code, message }: NodeJS.ErrnoException): string {
  return WORDS[code ?? ''] ?? message.replace(/^[A-Z0-9]+: ([^,]+), .*$/s, '$1');
}
