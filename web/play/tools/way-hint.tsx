// One line that says how fingers mark, when a player meets a way of marking for the first time.

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { useText } from '../../app/texts.ts';
import type { MarkingWay } from '../../board/input/marking-way.ts';
import { IconButton } from '../../design/button.tsx';
import { useAskContext, useGame } from '../game/play-context.ts';
import styles from './tools.module.css';

const MET = { direct: 'metDirect', loupe: 'metLoupe', pad: 'metPad' } as const;

/**
 * The line stays until it is closed or the way changes, and it does not come back to the same game,
 * because it would take room from a board that was just zoomed. Other games show it again until the
 * player has marked something in this way or has closed it.
 */
export function WayHint({ way }: { readonly way: MarkingWay | undefined }) {
  const text = useText();
  const settings = useSettings();
  const { store } = useAskContext();
  const hasAnswer = useGame(({ answer }) => answer !== undefined);
  const [shown, setShown] = useState<readonly MarkingWay[]>([]);
  const [taught, setTaught] = useState<keyof typeof MET>();
  const isNew = way !== undefined && way !== 'near' && !settings[MET[way]] && !shown.includes(way);
  useEffect(() => {
    if (isNew) setShown((before) => [...before, way]);
    setTaught((old) => (isNew ? way : old === way ? old : undefined));
  }, [isNew, way]);
  useEffect(() => {
    if (taught === undefined) return;
    return store.subscribe(({ game }, before) => {
      if (game.play !== before.game.play) noteMet(taught);
    });
  }, [store, taught]);
  if (taught === undefined) return null;
  const close = (): void => {
    noteMet(taught);
    setTaught(undefined);
  };
  return (
    <div className={styles.hint} role="status" data-answered={hasAnswer || undefined}>
      <p>{text(`play.way.${taught}`)}</p>
      <IconButton icon={X} label={text('play.dismiss')} onClick={close} />
    </div>
  );
}

function noteMet(way: keyof typeof MET): void {
  if (!useSettings.getState()[MET[way]]) changeSettings({ [MET[way]]: true });
}
