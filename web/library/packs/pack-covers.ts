// The covers of packs: an icon of the theme in a tint of its own, which tells nothing of the
// pictures.

import {
  Bird,
  Bug,
  CakeSlice,
  Castle,
  Cherry,
  CloudSun,
  CookingPot,
  Download,
  Fish,
  FlaskConical,
  Gamepad2,
  Grid3x3,
  Hammer,
  Hash,
  House,
  type LucideIcon,
  Maximize,
  Music,
  PartyPopper,
  PawPrint,
  Pencil,
  School,
  Shapes,
  Ship,
  Shirt,
  Smartphone,
  Smile,
  Sofa,
  Sparkles,
  Sprout,
  Star,
  Tent,
  TrainFront,
  Trophy,
  Users,
  Utensils,
  Wand,
} from 'lucide-react';

const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['classics', Grid3x3],
  ['faces', Smile],
  ['mammals', PawPrint],
  ['birds', Bird],
  ['sea-life', Fish],
  ['small-creatures', Bug],
  ['plants', Sprout],
  ['fruit-vegetables', Cherry],
  ['dishes', Utensils],
  ['sweets-drinks', CakeSlice],
  ['kitchen', CookingPot],
  ['home', Sofa],
  ['clothes', Shirt],
  ['people', Users],
  ['sports', Trophy],
  ['games-toys', Gamepad2],
  ['music-arts', Music],
  ['buildings', House],
  ['outdoors', Tent],
  ['road-rail', TrainFront],
  ['ships-aircraft', Ship],
  ['sky', CloudSun],
  ['tools', Hammer],
  ['devices', Smartphone],
  ['science-health', FlaskConical],
  ['school-office', School],
  ['celebrations', PartyPopper],
  ['history', Castle],
  ['fantasy', Wand],
  ['signs', Star],
  ['large', Maximize],
  ['patterns', Hash],
  ['own', Pencil],
  ['imported', Download],
  ['generated', Sparkles],
]);

interface PackCover {
  readonly icon: LucideIcon;
  /** The hue of the tint, in degrees. */
  readonly hue: number;
}

/** Neighbours in the list have hues far from each other: they are a golden angle apart. */
const STEP = 137.5;

export function packCover(id: string): PackCover {
  const place = [...ICONS.keys()].indexOf(id);
  return { icon: ICONS.get(id) ?? Shapes, hue: (place * STEP + 360) % 360 };
}
