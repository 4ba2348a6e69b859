// The icon of each tool.

import {
  createLucideIcon,
  Eraser,
  type LucideIcon,
  PaintBucket,
  Pencil,
  Pin,
  Slash,
  Square,
} from 'lucide-react';
import type { DrawTool } from '../canvas/stroke.ts';

const FilledSquare = createLucideIcon('filled-square', [
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2', fill: 'currentColor', key: 'r' }],
]);

export const TOOL_ICONS: Readonly<Record<DrawTool, LucideIcon>> = {
  pencil: Pencil,
  eraser: Eraser,
  line: Slash,
  box: Square,
  'filled-box': FilledSquare,
  fill: PaintBucket,
  given: Pin,
};
