// Hands a file to the browser, which puts it where downloads go.

/** Milliseconds after which the browser has surely taken the file. */
const TAKEN_AFTER = 60_000;

export function saveFile(content: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER);
}
