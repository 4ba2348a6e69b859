// Says what went otherwise than wished; the command then ends with a failure.

export function warn(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
