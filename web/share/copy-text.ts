// Puts a text on the clipboard; returns false if the browser does not allow that.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Insecure pages have no clipboard, and the person may have forbidden its use.
    return false;
  }
}
