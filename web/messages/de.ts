// All texts of the page, screen by screen.

import app from './de/app.json';
import board from './de/board.json';
import draw from './de/draw.json';
import enter from './de/enter.json';
import help from './de/help.json';
import lab from './de/lab.json';
import library from './de/library.json';
import play from './de/play.json';
import share from './de/share.json';

export default {
  ...app,
  ...board,
  ...draw,
  ...enter,
  ...help,
  ...lab,
  ...library,
  ...play,
  ...share,
};
