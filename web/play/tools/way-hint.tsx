// One line that says how fingers mark, when a player meets a way of marking for the first time.

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { useText } from '../../app/texts.ts';
import type { MarkingWay } from '../../board/input/marking-way.ts';
import { IconButton } from '../../design/button.tsx';
import { useGame } from '../game/play-context.ts';
import styles from './tools.module.css';

const MET = { direct: 'metDirect', loupe: 'metLoupe', pad: 'metPad' } as const;

/**
 * The line stays until it is closed or the way changes. It never comes back, because it would take
 * room from a board that was just zoomed.
 */
export function WayHint({ way }: { readonly way: MarkingWay | undefined }) {
  const text = useText();
  const settings = useSettings();
  const hasAnswer = useGame(({ answer }) => answer !== undefined);
  const [taught, setTaught] = useState<keyof typeof MET>();
  const isNew = way !== undefined && way !== 'near' && !settings[MET[way]];
  useEffect(() => {
    if (isNew) changeSettings({ [MET[way]]: true });
    setTaught((old) => (isNew ? way : old === way ? old : undefined));
  }, [isNew, way]);
  if (taught === undefined) return null;
  return (
    <div className={styles.hint} role="status" data-answered={hasAnswer || undefined}>
      <p>{text(`play.way.${taught}`)}</p>
      <IconButton icon={X} label={text('play.dismiss')} onClick={() => setTaught(undefined)} />
    </div>
  );
}
