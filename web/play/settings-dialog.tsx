// The settings of play, in groups, which take effect immediately.

import { type ReactNode, useId } from 'react';
import { AIMINGS, changeSettings, MISTAKE_CHOICES, useSettings } from '../app/settings.ts';
import { useText } from '../app/texts.ts';
import { TOUCH, useMedia } from '../app/use-media.ts';
import { canVibrate } from '../app/vibrate.ts';
import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Switch } from '../design/switch.tsx';
import styles from './settings-dialog.module.css';

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const SWITCHES = {
  autoCross: 'play.settings.auto-cross',
  coordinates: 'play.settings.coordinates',
  minimap: 'play.settings.minimap',
  offerHints: 'play.settings.offer-hints',
  leftHanded: 'play.settings.left-handed',
  letterKeys: 'play.settings.letters',
  showTimer: 'play.settings.timer',
  hideTitles: 'play.settings.hide-titles',
  celebrate: 'play.settings.celebrate',
  sounds: 'play.settings.sounds',
  haptics: 'play.settings.haptics',
} as const;
type SwitchName = keyof typeof SWITCHES;

export function SettingsDialog(props: SettingsDialogProps) {
  const text = useText();
  const { mistakes, aiming } = useSettings();
  const hasTouch = useMedia(TOUCH);
  return (
    <Dialog {...props} title={text('play.settings')} wide>
      <div className={styles.groups}>
        <Group
          title={text('play.settings.board')}
          switches={['autoCross', 'coordinates', 'minimap']}
        />
        <Group title={text('play.settings.help')} switches={['offerHints']}>
          <Choice
            label={text('play.settings.mistakes')}
            value={mistakes}
            choices={MISTAKE_CHOICES.map((each) => [each, text(`play.settings.mistakes.${each}`)])}
            onChange={(mistakes) => changeSettings({ mistakes })}
          />
        </Group>
        <Group title={text('play.settings.hands')} switches={['leftHanded', 'letterKeys']}>
          {hasTouch && (
            <Choice
              label={text('play.settings.aiming')}
              value={aiming}
              choices={AIMINGS.map((each) => [each, text(`play.settings.aiming.${each}`)])}
              onChange={(aiming) => changeSettings({ aiming })}
            />
          )}
        </Group>
        <Group
          title={text('play.settings.senses')}
          switches={['showTimer', 'hideTitles', 'celebrate', 'sounds', 'haptics']}
        />
      </div>
    </Dialog>
  );
}

interface GroupProps {
  readonly title: string;
  readonly switches: readonly SwitchName[];
  readonly children?: ReactNode;
}

/** Leaves out what the device cannot do. */
function Group({ title, switches, children }: GroupProps) {
  const text = useText();
  const settings = useSettings();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
      {switches
        .filter((name) => name !== 'haptics' || canVibrate())
        .map((name) => (
          <Switch
            key={name}
            label={text(SWITCHES[name])}
            checked={settings[name]}
            onChange={(checked) => changeSettings({ [name]: checked })}
          />
        ))}
    </section>
  );
}
