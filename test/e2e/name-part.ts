/**
 * Runs a part of a test, whose name then starts the message of an error. Parts share a test because
 * they share a page, which takes longer to open than most parts take.
 */
export async function namePart<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // A new error would lack what the test runner shows of the values that were compared.
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}
