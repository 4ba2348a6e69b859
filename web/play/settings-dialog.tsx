// The settings of play, which take effect immediately.

import { AIMINGS, changeSettings, MISTAKE_CHOICES, useSettings } from '../app/settings.ts';
import { useText } from '../app/texts.ts';
import { TOUCH, useMedia } from '../app/use-media.ts';
import { canVibrate } from '../app/vibrate.ts';
import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Switch } from '../design/switch.tsx';

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const SWITCHES = [
  ['autoCross', 'play.settings.auto-cross'],
  ['offerHints', 'play.settings.offer-hints'],
  ['coordinates', 'play.settings.coordinates'],
  ['minimap', 'play.settings.minimap'],
  ['hideTitles', 'play.settings.hide-titles'],
  ['celebrate', 'play.settings.celebrate'],
  ['sounds', 'play.settings.sounds'],
  ['haptics', 'play.settings.haptics'],
  ['showTimer', 'play.settings.timer'],
  ['leftHanded', 'play.settings.left-handed'],
  ['letterKeys', 'play.settings.letters'],
] as const;

export function SettingsDialog(props: SettingsDialogProps) {
  const text = useText();
  const settings = useSettings();
  const hasTouch = useMedia(TOUCH);
  return (
    <Dialog {...props} title={text('play.settings')}>
      <Choice
        label={text('play.settings.mistakes')}
        value={settings.mistakes}
        choices={MISTAKE_CHOICES.map((each) => [each, text(`play.settings.mistakes.${each}`)])}
        onChange={(mistakes) => changeSettings({ mistakes })}
      />
      {hasTouch && (
        <Choice
          label={text('play.settings.aiming')}
          value={settings.aiming}
          choices={AIMINGS.map((each) => [each, text(`play.settings.aiming.${each}`)])}
          onChange={(aiming) => changeSettings({ aiming })}
        />
      )}
      {SWITCHES.filter(([setting]) => setting !== 'haptics' || canVibrate()).map(
        ([setting, message]) => (
          <Switch
            key={setting}
            label={text(message)}
            checked={settings[setting]}
            onChange={(checked) => changeSettings({ [setting]: checked })}
          />
        ),
      )}
    </Dialog>
  );
}
