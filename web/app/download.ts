// Gives the person a file.

export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
