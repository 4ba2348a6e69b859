// The header with links to all screens but Print, and the choices of theme and language. On phones,
// the links to screens that players need less are in the menu, so that the others have room for
// their names. On phones in landscape, where height is scarce, the header is a rail at the left.

import {
  CalendarDays,
  FlaskConical,
  Grid3x3,
  Keyboard,
  Library,
  LifeBuoy,
  type LucideIcon,
  Menu as MenuIcon,
  Pencil,
  Settings as SettingsIcon,
} from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { BASE_PATH } from '../app/base-path.ts';
import { changeSettings, LANGUAGE_CHOICES, THEMES, useSettings } from '../app/settings.ts';
import { useText } from '../app/texts.ts';
import { useMedia } from '../app/use-media.ts';
import { IconButton } from '../design/button.tsx';
import { Menu, MenuChoice, MenuLine, MenuLink } from '../design/menu.tsx';
import type { MessageKey } from '../messages/keys.ts';
import styles from './header.module.css';

/** The sizes of phones, in portrait and in landscape; the same as in header.module.css. */
const PHONE =
  '(max-width: 720px), (max-height: 480px) and (min-width: 600px) and (max-width: 959px)';

interface ScreenLink {
  readonly path: string;
  readonly key: MessageKey;
  readonly icon: LucideIcon;
  /** Whether the link is in the menu on phones. */
  readonly isRare?: boolean;
}

const SCREENS: readonly ScreenLink[] = [
  { path: '/play', key: 'app.play', icon: Grid3x3 },
  { path: '/library', key: 'app.library', icon: Library },
  { path: '/daily', key: 'app.daily', icon: CalendarDays },
  { path: '/enter', key: 'app.enter', icon: Keyboard, isRare: true },
  { path: '/draw', key: 'app.draw', icon: Pencil, isRare: true },
  { path: '/lab', key: 'app.lab', icon: FlaskConical, isRare: true },
  { path: '/help', key: 'app.help', icon: LifeBuoy },
];

export function Header() {
  const text = useText();
  const [location] = useLocation();
  const isPhone = useMedia(PHONE);
  const isAt = ({ path }: ScreenLink): boolean =>
    location.startsWith(path) || (path === '/play' && location === '/');
  const inMenu = SCREENS.filter(({ isRare = false }) => isPhone && isRare);
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.logo} aria-label={text('app.name')}>
        <img src={`${BASE_PATH}/icon.svg`} alt="" width={32} height={32} draggable={false} />
        <span className={styles.name}>{text('app.name')}</span>
      </Link>
      <nav className={styles.nav} aria-label={text('app.navigation')}>
        {SCREENS.filter((screen) => !inMenu.includes(screen)).map((screen) => (
          <Link
            key={screen.path}
            href={screen.path}
            className={styles.link ?? ''}
            aria-current={isAt(screen) ? 'page' : undefined}
          >
            <screen.icon aria-hidden size={20} />
            {text(screen.key)}
          </Link>
        ))}
      </nav>
      {isPhone ? (
        <Menu
          trigger={
            <button
              type="button"
              className={styles.link}
              aria-current={inMenu.some(isAt) || undefined}
            >
              <MenuIcon aria-hidden size={20} />
              {text('app.menu')}
            </button>
          }
        >
          <ScreenItems screens={inMenu} />
          <SettingItems />
        </Menu>
      ) : (
        <Menu trigger={<IconButton icon={SettingsIcon} label={text('app.settings')} />}>
          <SettingItems />
        </Menu>
      )}
    </header>
  );
}

function ScreenItems({ screens }: { readonly screens: readonly ScreenLink[] }) {
  const text = useText();
  return (
    <>
      {screens.map(({ path, key, icon }) => (
        <MenuLink key={path} icon={icon} href={path}>
          {text(key)}
        </MenuLink>
      ))}
      <MenuLine />
    </>
  );
}

function SettingItems() {
  const text = useText();
  const { theme, language } = useSettings();
  return (
    <>
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
    </>
  );
}
