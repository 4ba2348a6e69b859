// The icon of each tool.

import {
  Circle,
  createLucideIcon,
  Eraser,
  type LucideIcon,
  PaintBucket,
  Pencil,
  Pin,
  Slash,
  Square,
  SquareDashed,
} from 'lucide-react';
import type { DrawTool } from '../canvas/stroke.ts';

const FilledSquare = createLucideIcon('filled-square', [
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2', fill: 'currentColor', key: 'r' }],
]);

const FilledCircle = createLucideIcon('filled-circle', [
  ['circle', { cx: '12', cy: '12', r: '10', fill: 'currentColor', key: 'c' }],
]);

export const TOOL_ICONS: Readonly<Record<DrawTool, LucideIcon>> = {
  pencil: Pencil,
  eraser: Eraser,
  line: Slash,
  box: Square,
  'filled-box': FilledSquare,
  circle: Circle,
  'filled-circle': FilledCircle,
  fill: PaintBucket,
  given: Pin,
  select: SquareDashed,
};
