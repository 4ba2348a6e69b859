// All texts of the page, screen by screen.

import app from './en/app.json';
import board from './en/board.json';
import draw from './en/draw.json';
import enter from './en/enter.json';
import help from './en/help.json';
import lab from './en/lab.json';
import library from './en/library.json';
import play from './en/play.json';
import share from './en/share.json';

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
