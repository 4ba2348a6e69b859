// A plot on two logarithmic or linear axes as SVG text. Series differ in colour and in shape, so
// that a print in black and white can be read.

import { scaleLinear, scaleLog } from 'd3-scale';
import { elementAt } from '../../puzzle/element-at.ts';
import { escapeHtml } from './escape-html.ts';

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  /** Whether the point is drawn hollow, because it is a bound and not a value. */
  readonly isOpen?: boolean;
  readonly title: string;
}

export interface Series {
  readonly name: string;
  readonly points: readonly PlotPoint[];
}

export interface Plot {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
  /** Whether the points of a series are joined in their order. */
  readonly isJoined: boolean;
}

interface Axis {
  readonly label: string;
  readonly isLog: boolean;
}

/**
 * The size of the area between the axes, and the margins around it, in SVG units. The legend is to
 * the right of the area.
 */
const [WIDTH, HEIGHT] = [480, 300];
const EDGE = { left: 70, top: 30, bottom: 48 } as const;
const [RIGHT, BOTTOM] = [EDGE.left + WIDTH, EDGE.top + HEIGHT];
/** The width that the legend reserves for each letter, in SVG units. */
const LETTER = 7;
/**
 * Seven of the eight colours of Okabe and Ito, 2008, which people with any colour vision can
 * distinguish. A dark yellow replaces their bright yellow.
 */
const COLOURS = [
  '#0072b2',
  '#d55e00',
  '#009e73',
  '#cc79a7',
  '#e69f00',
  '#56b4e9',
  '#000000',
  '#8a7d00',
];

export function drawPlot(plot: Plot): string {
  const points = plot.series.flatMap((series) => series.points);
  if (points.length === 0) return `<p>${escapeHtml(plot.title)}: nothing to show.</p>`;
  const x = makeScale(
    plot.x,
    points.map((point) => point.x),
    [EDGE.left, RIGHT],
  );
  const y = makeScale(
    plot.y,
    points.map((point) => point.y),
    [BOTTOM, EDGE.top],
  );
  const legend = Math.max(...plot.series.map(({ name }) => name.length));
  const parts = [
    `<svg viewBox="0 0 ${RIGHT + 40 + legend * LETTER} ${BOTTOM + EDGE.bottom}" role="img" aria-label="${escapeHtml(plot.title)}">`,
    `<text class="title" x="${EDGE.left}" y="16">${escapeHtml(plot.title)}</text>`,
    ...drawAxes(plot, x, y),
    ...plot.series.flatMap((series, i) => drawSeries(series, i, plot.isJoined, { x, y })),
    '</svg>',
  ];
  return parts.join('\n');
}

interface Scale {
  at(value: number): number;
  readonly ticks: readonly number[];
}

function makeScale({ isLog }: Axis, values: readonly number[], range: [number, number]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (!isLog) {
    const scale = scaleLinear()
      .domain([Math.min(0, least), most * 1.05])
      .range(range);
    return { at: (value) => scale(value), ticks: scale.ticks(6).filter(Number.isInteger) };
  }
  const scale = scaleLog()
    .domain([least / 1.5, most * 1.5])
    .range(range);
  const at = (value: number): number => scale(value);
  if (least === most) return { at, ticks: [least] };
  const round = scale.ticks().filter((tick) => /^[125]/.test(tick.toExponential()));
  const powers = round.filter((tick) => Math.log10(tick) % 1 === 0);
  return { at, ticks: powers.length > 2 ? powers : round };
}

function drawAxes(plot: Plot, x: Scale, y: Scale): string[] {
  const [left, right] = [EDGE.left, RIGHT];
  const [top, bottom] = [EDGE.top, BOTTOM];
  const middle = (top + bottom) / 2;
  return [
    ...x.ticks.flatMap((tick) => [
      line(x.at(tick), top, x.at(tick), bottom),
      text(x.at(tick), bottom + 16, tickText(tick), 'middle'),
    ]),
    ...y.ticks.flatMap((tick) => [
      line(left, y.at(tick), right, y.at(tick)),
      text(left - 6, y.at(tick) + 4, tickText(tick), 'end'),
    ]),
    text((left + right) / 2, bottom + 38, plot.x.label, 'middle'),
    `<text transform="translate(16 ${middle}) rotate(-90)" text-anchor="middle">${escapeHtml(plot.y.label)}</text>`,
  ];
}

function drawSeries(
  { name, points }: Series,
  index: number,
  isJoined: boolean,
  { x, y }: { x: Scale; y: Scale },
): string[] {
  const colour = elementAt(COLOURS, index % COLOURS.length);
  const places = points.map((point) => `${round(x.at(point.x))},${round(y.at(point.y))}`);
  const legend = EDGE.top + 10 + 18 * index;
  return [
    ...(isJoined
      ? [`<polyline points="${places.join(' ')}" fill="none" stroke="${colour}"/>`]
      : []),
    ...points.map((point) => mark(index, { x: x.at(point.x), y: y.at(point.y) }, point)),
    mark(index, { x: RIGHT + 18, y: legend }, { isOpen: false, title: name }),
    text(RIGHT + 30, legend + 4, name, 'start'),
  ];
}

/**
 * Draws a point in the shape of its series: circle, square, triangle, diamond and cross, in turn.
 */
function mark(
  index: number,
  { x, y }: { x: number; y: number },
  { isOpen, title }: Pick<PlotPoint, 'isOpen' | 'title'>,
): string {
  const colour = elementAt(COLOURS, index % COLOURS.length);
  const shapes = [
    'M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0',
    'M-4,-4h8v8h-8z',
    'M0,-5L5,4H-5z',
    'M0,-5L5,0L0,5L-5,0z',
    'M-5,-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z',
  ];
  const fill = isOpen ? 'none' : colour;
  const path = `<path d="${shapes[index % shapes.length]}" fill="${fill}" stroke="${colour}">`;
  return `<g transform="translate(${round(x)} ${round(y)})">${path}<title>${escapeHtml(title)}</title></path></g>`;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="rule" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"/>`;
}

function text(x: number, y: number, content: string, anchor: string): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeHtml(content)}</text>`;
}

function tickText(value: number): string {
  if (value >= 1e6 || (value > 0 && value < 1e-3)) return value.toExponential(0).replace('e+', 'e');
  return `${value}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
