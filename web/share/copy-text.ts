// Puts a text on the clipboard; false where the browser does not allow that.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard outside of secure pages, and the person may have forbidden it.
    return false;
  }
}
