// The scenes of the mosaics, the smallest first. Their grounds fill the whole picture and have
// edges nearly everywhere, because a tile of one colour is no puzzle.

import type { Scene } from './scene.ts';

export const SCENES: readonly Scene[] = [
  {
    number: 1,
    titles: { en: 'Sailing at Sunset', de: 'Segeln bei Sonnenuntergang' },
    ...{ columns: 4, rows: 3, tileWidth: 10, tileHeight: 10, colours: 6 },
    ground: `<rect width="40" height="30" fill="#ffcf8a"/>
      <circle cx="29" cy="20" r="8" fill="#fcd53f"/>
      <path fill="#ff822d" d="M0 4h9v2H0zM3 6h10v1H3zM26 5h12v2H26zM31 7h9v1h-9zM2 13h5v1H2zM33 2h7v1h-7z"/>
      <rect y="20" width="40" height="10" fill="#00a6ed"/>
      <path fill="#fcd53f" d="M25 21h9v1h-9zM27 23h7v1h-7zM26 25h5v1h-5z"/>
      <path fill="#0062b8" d="M0 22h4v1H0zM36 22h4v1h-4zM0 27h7v1H0zM11 28h9v1h-9zM24 27h6v1h-6zM33 28h7v1h-7zM35 25h4v1h-4z"/>`,
    icons: [{ icon: 'fluent-emoji-flat:sailboat', left: 2, top: 1, side: 25 }],
  },
  {
    number: 2,
    titles: { en: 'Snowman by the Cottage', de: 'Schneemann vor der Hütte' },
    ...{ columns: 4, rows: 4, tileWidth: 12, tileHeight: 12, colours: 7 },
    ground: `<rect width="48" height="48" fill="#1f6fb5"/>
      <path fill="#fff" d="M0 30q12-6 24-1q14-5 24 1v18H0z"/>
      <path fill="#fff" d="M3 3h2v2H3zM12 7h2v2h-2zM22 2h2v2h-2zM31 5h2v2h-2zM40 2h2v2h-2zM45 10h2v2h-2zM36 11h2v2h-2zM18 13h2v2h-2zM6 14h2v2H6zM35 15h3v-2h4v-2h4v-2h-6v2h-4z"/>
      <path fill="#bcd9f0" d="M2 41h9v2H2zM8 45h12v2H8zM31 44h12v2H31zM38 39h9v2h-9zM18 35h6v2h-6z"/>`,
    icons: [
      { icon: 'fluent-emoji-flat:house', left: 24, top: 14, side: 23 },
      { icon: 'fluent-emoji-flat:evergreen-tree', left: -2, top: 12, side: 22 },
      { icon: 'fluent-emoji-flat:snowman-without-snow', left: 6, top: 18, side: 27 },
    ],
  },
  {
    number: 3,
    titles: { en: 'Owl in the Moonlight', de: 'Eule im Mondschein' },
    ...{ columns: 4, rows: 4, tileWidth: 10, tileHeight: 10, colours: 1 },
    ground: `<rect width="40" height="40" fill="#000"/>
      <circle cx="20" cy="20" r="18" fill="#fff"/>
      <path fill="#fff" d="M2 3h1v1H2zM1 4h3v1H1zM2 5h1v1H2zM36 2h1v1h-1zM35 3h3v1h-3zM36 4h1v1h-1zM0 35h40v2H0zM2 31h1v1H2zM36 31h2v1h-2zM1 39h5v1H1zM16 38h9v1h-9zM32 39h6v1h-6z"/>
      <path fill="#000" d="M0 33h40v2H0zM3 28q5-3 7 0q-3 4-7 0zM8 26q-2-5 1-8q3 4-1 8zM37 28q-5-3-7 0q3 4 7 0zM31 26q3-4 0-8q-3 4 0 8zM6 33L9 24h1L8 33zM33 33L30 24h1L35 33z"/>`,
    icons: [{ icon: 'fluent-emoji-flat:owl', left: 6, top: 5, side: 30 }],
  },
  {
    number: 4,
    titles: { en: 'Life on the Reef', de: 'Leben am Riff' },
    ...{ columns: 4, rows: 3, tileWidth: 15, tileHeight: 15, colours: 8 },
    ground: `<rect width="60" height="45" fill="#8fdcf5"/>
      <path fill="#fcd8a0" d="M0 39q15-4 30 0t30-1v7H0z"/>
      <path fill="#44911b" d="M2 40q-2-6 1-11q-1 6 1 11zM6 40q-3-7 1-14q-1 8 2 14zM56 40q-3-8 0-15q0 8 2 15zM36 41q-2-6 1-10q0 6 1 10z"/>
      <path fill="#fff" d="M14 4h2v2h-2zM16 8h2v2h-2zM33 3h2v2h-2zM35 8h1v1h-1zM56 16h2v2h-2zM54 12h2v2h-2zM2 17h2v2H2zM4 22h1v1H4z"/>`,
    icons: [
      { icon: 'fluent-emoji-flat:coral', left: 38, top: 24, side: 20 },
      { icon: 'fluent-emoji-flat:tropical-fish', left: 14, top: 8, side: 20 },
      { icon: 'fluent-emoji-flat:octopus', left: 7, top: 25, side: 18 },
      { icon: 'fluent-emoji-flat:turtle', left: 37, top: -2, side: 20 },
      { icon: 'fluent-emoji-flat:crab', left: 25, top: 32, side: 13 },
      { icon: 'fluent-emoji-flat:fish', left: 1, top: 2, side: 12 },
    ],
  },
  {
    number: 5,
    titles: { en: 'Panda in the Bamboo', de: 'Panda im Bambus' },
    ...{ columns: 4, rows: 4, tileWidth: 12, tileHeight: 12, colours: 1 },
    ground: `<rect width="48" height="48" fill="#fff"/>
      <path fill="#000" d="M2 0h4v9H2zM2 10h4v12H2zM2 23h4v12H2zM2 36h4v12H2zM42 0h4v5h-4zM42 6h4v12h-4zM42 19h4v12h-4zM42 32h4v12h-4zM42 45h4v3h-4z"/>
      <path fill="#000" d="M6 9q8-6 12-1q-7 4-12 1zM42 5q-8-5-13-1q7 5 13 1zM6 35q6 0 8 7q-7-1-8-7zM42 31q-1 8-8 9q1-8 8-9zM0 46h48v2H0zM16 46l-2-4l4 3l2-4l1 5zM26 46l2-5l2 3l3-3l-1 5zM22 0q4 2 3 6q-4-2-3-6z"/>`,
    icons: [{ icon: 'fluent-emoji-flat:panda', left: 6, top: 7, side: 36 }],
  },
  {
    number: 6,
    titles: { en: 'The Dragon at the Castle', de: 'Der Drache am Schloss' },
    ...{ columns: 4, rows: 4, tileWidth: 15, tileHeight: 15, colours: 8 },
    ground: `<rect width="60" height="60" fill="#433b6b"/>
      <circle cx="49" cy="10" r="7" fill="#fcd53f"/>
      <path fill="#fcd53f" d="M5 5h2v2H5zM17 3h1v1h-1zM12 12h1v1h-1zM26 4h2v2h-2zM36 3h1v1h-1zM3 18h1v1H3zM57 24h2v2h-2zM38 12h1v1h-1z"/>
      <path fill="#86d72f" d="M0 50q15-8 32-4q16-3 28 3v11H0z"/>
      <path fill="#44911b" d="M0 56q16-5 30 0q14 2 30-3v7H0z"/>`,
    icons: [
      { icon: 'fluent-emoji-flat:castle', left: 19, top: 9, side: 42 },
      { icon: 'fluent-emoji-flat:dragon', left: 1, top: 24, side: 30 },
    ],
  },
  {
    number: 7,
    titles: { en: 'Haunted House', de: 'Spukhaus' },
    ...{ columns: 4, rows: 3, tileWidth: 16, tileHeight: 16, colours: 1 },
    ground: `<rect width="64" height="48" fill="#fff"/>
      <circle cx="10" cy="10" r="8" fill="#000"/><circle cx="14" cy="8" r="7" fill="#fff"/>
      <path fill="#000" d="M0 45h64v3H0zM24 45V24L34 12L44 24V45zM21 26L34 9L47 26L45 28L34 14L23 28zM27 20V10h4v6zM50 45V34h14V45zM49 35L57 28L64 34V37L57 31L51 37z"/>
      <path fill="#fff" d="M27 27h5v6h-5zM36 27h5v6h-5zM32 37h5v8h-5zM33 19h3v3h-3zM54 37h3v4h-3zM60 37h3v4h-3zM3 46h9v1H3zM22 46h7v1h-7zM41 46h10v1H41z"/>
      <path fill="#000" d="M29 27h1v6h-1zM27 30h5v1h-5zM38 27h1v6h-1zM36 30h5v1h-5zM35 41h1v1h-1z"/>`,
    icons: [
      { icon: 'fluent-emoji-flat:bat', left: 44, top: 3, side: 20 },
      { icon: 'fluent-emoji-flat:black-cat', left: 0, top: 25, side: 21 },
    ],
  },
  {
    number: 8,
    titles: { en: 'Steam Train in the Mountains', de: 'Dampfzug in den Bergen' },
    ...{ columns: 5, rows: 3, tileWidth: 15, tileHeight: 15, colours: 8 },
    ground: `<rect width="75" height="45" fill="#a8dcf5"/>
      <path fill="#b59fd8" d="M0 33L20 9L33 24L46 5L60 24L67 16L75 26V38H0z"/>
      <path fill="#fff" d="M20 9L14 16L17 15L20 18L23 15L25 15zM46 5L39 15L43 14L46 17L49 14L53 15zM67 16L63 21L66 20L68 22L71 21zM1 4h8v2H1zM3 2h5v2H3zM62 5h11v2H62zM65 3h5v2h-5zM28 3h7v2h-7zM30 1h4v2h-4zM9 13h3v3H9zM12 9h4v3h-4zM6 9h2v2H6z"/>
      <path fill="#44911b" d="M0 33Q20 26 38 31T75 29V45H0z"/>
      <rect y="40" width="75" height="2" fill="#402a32"/>
      <path fill="#fcd53f" d="M31 27h19v7H31zM54 27h19v7H54z"/>
      <path fill="#f8312f" d="M31 34h19v3H31zM54 34h19v3H54zM30 25h21v2H30zM53 25h21v2H53z"/>
      <path fill="#a8dcf5" d="M33 29h4v3h-4zM39 29h4v3h-4zM45 29h4v3h-4zM56 29h4v3h-4zM62 29h4v3h-4zM68 29h4v3h-4z"/>
      <path fill="#402a32" d="M28 36h3v1h-3zM50 36h4v1h-4zM33 37h4v3h-4zM44 37h4v3h-4zM56 37h4v3h-4zM67 37h4v3h-4zM1 42h3v2H1zM7 42h3v2H7zM13 42h3v2h-3zM19 42h3v2h-3zM25 42h3v2h-3zM31 42h3v2h-3zM37 42h3v2h-3zM43 42h3v2h-3zM49 42h3v2h-3zM55 42h3v2h-3zM61 42h3v2h-3zM67 42h3v2h-3zM73 42h2v2h-2z"/>`,
    icons: [{ icon: 'fluent-emoji-flat:locomotive', left: 3, top: 15, side: 27 }],
  },
  {
    number: 9,
    titles: { en: 'A Day on the Farm', de: 'Ein Tag auf dem Bauernhof' },
    ...{ columns: 6, rows: 4, tileWidth: 12, tileHeight: 12, colours: 8 },
    ground: `<rect width="72" height="48" fill="#a8dcf5"/>
      <path fill="#86d72f" d="M0 22Q18 15 36 20T72 18V48H0z"/>
      <path fill="#44911b" d="M3 45h6v1H3zM20 46h9v1h-9zM40 46h7v1h-7zM62 46h8v1h-8zM37 32h6v1h-6zM29 28h5v1h-5z"/>
      <path fill="#fff" d="M30 5h10v3H30zM33 3h5v2h-5zM46 8h9v2h-9zM48 6h5v2h-5zM1 3h7v2H1zM3 1h4v2H3z"/>
      <circle cx="66" cy="6" r="4" fill="#fcd53f"/>
      <path fill="#f8312f" d="M4 27V14L8 7L15 3L22 7L26 14V27z"/>
      <path fill="#fff" d="M4 13L8 6L15 2L22 6L26 13V15L22 8L15 4L8 8L4 15zM10 17h11v10H10zM13 8h5v5h-5z"/>
      <path fill="#f8312f" d="M11 18h9v9h-9z"/><path fill="#fff" d="M11 18h2l7 7v2h-2l-7-7zM20 18v2l-7 7h-2v-2l7-7z"/>
      <path fill="#6d4534" d="M14 9h3v3h-3z"/>
      <path fill="#fcd53f" d="M31 23h9v6H31zM41 23h9v6H41zM36 17h9v6H36z"/>
      <path fill="#6d4534" d="M33 23h1v6H33zM37 23h1v6H37zM43 23h1v6H43zM47 23h1v6H47zM38 17h1v6H38zM42 17h1v6H42z"/>
      <path fill="#fff" d="M0 29h24v1H0zM0 32h24v1H0zM1 28h2v6H1zM9 28h2v6H9zM17 28h2v6H17z"/>`,
    icons: [
      { icon: 'fluent-emoji-flat:deciduous-tree', left: 52, top: 8, side: 21 },
      { icon: 'fluent-emoji-flat:cow', left: 2, top: 27, side: 20 },
      { icon: 'fluent-emoji-flat:pig', left: 23, top: 29, side: 19 },
      { icon: 'fluent-emoji-flat:rooster', left: 42, top: 30, side: 17 },
      { icon: 'fluent-emoji-flat:sunflower', left: 57, top: 30, side: 17 },
    ],
  },
  {
    number: 10,
    titles: { en: 'Journey to the Stars', de: 'Reise zu den Sternen' },
    ...{ columns: 4, rows: 4, tileWidth: 20, tileHeight: 20, colours: 3 },
    ground: `<rect width="80" height="80" fill="#1d1d44"/>
      <path fill="#9b9b9b" d="M0 68q20-8 42-4q20-3 38 3v13H0z"/>
      <path fill="#636363" d="M6 70h10v3H6zM24 74h13v3H24zM44 69h8v2h-8zM60 72h13v3H60zM2 77h8v2H2zM46 76h8v2h-8z"/>
      <path fill="#fcd53f" d="M3 4h2v2H3zM30 3h2v2h-2zM34 15h1v1h-1zM4 26h2v2H4zM55 3h2v2h-2zM75 26h2v2h-2zM44 44h2v2h-2zM3 48h2v2H3zM76 46h2v2h-2zM25 30h1v1h-1zM60 38h1v1h-1zM12 18h1v1h-1zM72 4h1v1h-1zM10 60h2v2h-2z"/>`,
    icons: [
      { icon: 'fluent-emoji-flat:rocket', left: 20, top: 6, side: 46 },
      { icon: 'fluent-emoji-flat:ringed-planet', left: 1, top: 3, side: 24 },
      { icon: 'fluent-emoji-flat:astronaut', left: 44, top: 44, side: 30 },
      { icon: 'fluent-emoji-flat:flying-saucer', left: 6, top: 40, side: 25 },
    ],
  },
];
