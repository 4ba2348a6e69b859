// The tools, all in sight, so that the player always sees which tool is in use.

import { type LucideIcon, Square, SquareDashed, X } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { MARK_TOOLS, type Tool } from '../../board/input/mark-tool.ts';
import { Choice } from '../../design/choice.tsx';
import styles from './tools.module.css';
import type { BoardTools } from './use-board-tools.ts';

const ICONS: Readonly<Record<Tool, LucideIcon>> = {
  fill: Square,
  cross: X,
  note: SquareDashed,
};

export function ToolChoice({ tools }: { readonly tools: BoardTools }) {
  const text = useText();
  return (
    <Choice
      label={text('play.tool')}
      quiet
      value={tools.tool}
      choices={MARK_TOOLS.map((tool) => [tool, <ToolSign key={tool} tool={tool} />])}
      onChange={tools.setTool}
    />
  );
}

function ToolSign({ tool }: { readonly tool: Tool }) {
  const text = useText();
  const Icon = ICONS[tool];
  return (
    <span className={styles.tool}>
      <Icon aria-hidden size={20} className={tool === 'fill' ? styles.solid : undefined} />
      {text(`play.tool.${tool}`)}
    </span>
  );
}
