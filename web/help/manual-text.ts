// Makes the text of docs/manual.md from the same messages as the Help screen.

import { KEY_LINES } from '../board/key-list.ts';
import { keyName } from '../design/key-name.ts';
import { MANUAL, type ManualPart, type ManualSection } from './manual.ts';

/**
 * The texts of a language, at least those of the areas app, help and play; the texts of the manual
 * take no values.
 */
type Texts = Readonly<Record<string, string>>;

export function manualText(texts: Texts): string {
  const title = `# ${texts['help.manual']}\n\n<!-- made by npm run manual -->\n`;
  return [title, ...MANUAL.map((section) => sectionText(section, texts))].join('\n');
}

function sectionText({ title, parts }: ManualSection, texts: Texts): string {
  return [`## ${texts[title]}\n`, ...parts.map((part) => partText(part, texts))].join('\n');
}

function partText(part: ManualPart, texts: Texts): string {
  switch (part.kind) {
    case 'text':
      return `${texts[part.text]}\n`;
    case 'list':
      return `${part.items.map((item) => `- ${texts[item]}`).join('\n')}\n`;
    case 'keys':
      return keysText(texts);
    case 'link':
      return `[${texts[part.text]}](${part.file})\n`;
    case 'picture':
      return `![${texts[part.text]}](screens/${part.name}.webp)\n`;
  }
}

function keysText(texts: Texts): string {
  const rows = KEY_LINES.map(([message, keys]) => {
    const shown = keys.map((key) => `\`${keyName(key, (name) => texts[name])}\``).join(' ');
    return `| ${texts[message]} | ${shown} |`;
  });
  return `| | |\n|---|---|\n${rows.join('\n')}\n`;
}
