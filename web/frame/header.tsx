// The header with links to all screens but Print, and the choices of theme and language.

import {
  FlaskConical,
  Grid3x3,
  Keyboard,
  Library,
  LifeBuoy,
  type LucideIcon,
  Pencil,
  Settings as SettingsIcon,
} from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { changeSettings, LANGUAGE_CHOICES, THEMES, useSettings } from '../app/settings.ts';
import { useText } from '../app/texts.ts';
import { IconButton } from '../design/button.tsx';
import { Menu, MenuChoice } from '../design/menu.tsx';
import type { MessageKey } from '../messages/keys.ts';
import styles from './header.module.css';

const SCREENS: readonly { path: string; key: MessageKey; icon: LucideIcon }[] = [
  { path: '/play', key: 'app.play', icon: Grid3x3 },
  { path: '/library', key: 'app.library', icon: Library },
  { path: '/enter', key: 'app.enter', icon: Keyboard },
  { path: '/draw', key: 'app.draw', icon: Pencil },
  { path: '/lab', key: 'app.lab', icon: FlaskConical },
  { path: '/help', key: 'app.help', icon: LifeBuoy },
];

export function Header() {
  const text = useText();
  const [location] = useLocation();
  const isAt = (path: string): boolean =>
    location.startsWith(path) || (path === '/play' && location === '/');
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.logo} aria-label={text('app.name')}>
        <img src="/icon.svg" alt="" width={32} height={32} draggable={false} />
        <span className={styles.name}>{text('app.name')}</span>
      </Link>
      <nav className={styles.nav} aria-label={text('app.navigation')}>
        {SCREENS.map(({ path, key, icon: Icon }) => (
          <Link
            key={path}
            href={path}
            className={styles.link ?? ''}
            aria-current={isAt(path) ? 'page' : undefined}
            title={text(key)}
          >
            <Icon aria-hidden size={20} />
            <span className={styles.text}>{text(key)}</span>
          </Link>
        ))}
      </nav>
      <SettingsMenu />
    </header>
  );
}

function SettingsMenu() {
  const text = useText();
  const { theme, language } = useSettings();
  return (
    <Menu trigger={<IconButton icon={SettingsIcon} label={text('app.settings')} />}>
      <MenuChoice
        label={text('app.theme')}
        value={theme}
        choices={THEMES.map((each) => [each, text(`app.theme.${each}`)])}
        onChange={(next) => changeSettings({ theme: next })}
      />
      <MenuChoice
        label={text('app.language')}
        value={language}
        choices={LANGUAGE_CHOICES.map((each) => [each, text(`app.language.${each}`)])}
        onChange={(next) => changeSettings({ language: next })}
      />
    </Menu>
  );
}
