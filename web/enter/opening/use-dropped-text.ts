// Takes a file that is dropped anywhere on the screen, and text that is dropped outside of fields.

import { hasFiles, useDrop } from '../../app/use-drop.ts';
import { isField } from './use-pasted-text.ts';

/** Returns whether a file or text is being dragged over the screen. */
export function useDroppedText(
  onFile: (file: File) => void,
  onText: (text: string) => void,
): boolean {
  return useDrop((dropped) => {
    const [file] = dropped.files;
    const words = dropped.getData('text');
    if (file !== undefined) onFile(file);
    else if (words !== '') onText(words);
  }, isWanted);
}

/**
 * Whether the screen takes what is dragged. Text that is dragged into a field is left to the field.
 */
function isWanted(event: DragEvent): boolean {
  return hasFiles(event) || !isField(event.target);
}
