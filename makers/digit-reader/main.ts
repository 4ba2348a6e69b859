// npm run digit-reader [-- options]: trains the net that reads digits of photos, on digits drawn in
// free fonts, and writes its weights. It fetches the packages of the fonts, which are no
// dependencies. With --measure, it measures the present weights instead.

import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { makeRandom } from '../../src/engine/random.ts';
import type { DigitNet } from '../../src/photo/digits/digit-net.ts';
import { DIGIT_TEMPERATURE, DIGIT_WEIGHTS } from '../../src/photo/digits/digit-weights.ts';
import { packNet, unpackNet } from '../../src/photo/digits/packed-net.ts';
import { type DigitSamples, makeSamples, SAMPLE_CHARACTERS } from './digit-samples.ts';
import { facesOf } from './font-faces.ts';
import { type ListedFont, readFontList } from './font-list.ts';
import type { FontFace } from './glyph-outline.ts';
import { fitTemperature, measureNet } from './measure-net.ts';
import { progressLine } from './progress-line.ts';
import { trainNet } from './train-net.ts';

const FILE = 'src/photo/digits/digit-weights.ts';
const TEST_SAMPLES = 10_000;
const FONT_SAMPLES = 1000;
/** The seeds of samples that are not trained on begin here. */
const OTHER_SEEDS = 1_000_000;
const LINE = 96;

const options = new Command('digit-reader')
  .option('--seed <n>', 'seed of the training', parseWholeNumber(0), 1)
  .option('--samples <n>', 'samples to train on', parseWholeNumber(100), 240_000)
  .option('--rounds <n>', 'how often each sample is looked at', parseWholeNumber(1), 3)
  .option('--measure', 'measure the weights that are there instead')
  .parse()
  .opts<{ seed: number; samples: number; rounds: number; measure?: true }>();

main();

function main(): void {
  const [training, heldBack] = (['training', 'held-back'] as const).map((use) =>
    readFontList().filter((font) => font.use === use),
  );
  if (options.measure) {
    measure(unpackNet(DIGIT_WEIGHTS), DIGIT_TEMPERATURE, open(training), heldBack);
    return;
  }
  const faces = open(training);
  const samples = drawSamples('samples', options.seed, faces, options.samples);
  const progress = progressLine('training');
  const trained = trainNet(samples, {
    rounds: options.rounds,
    random: makeRandom(options.seed + OTHER_SEEDS),
    onProgress: (done, loss) => progress(done, `loss ${loss.toFixed(4)}`),
  });
  progress(1);
  const text = packNet(trained);
  const net = unpackNet(text);
  const temperature = fitTemperature(net, quietSamples(2, faces, TEST_SAMPLES));
  writeFileSync(FILE, moduleOf(text, temperature));
  console.log(`written: ${FILE}, temperature ${temperature.toFixed(3)}`);
  measure(net, temperature, faces, heldBack);
}

function open(fonts: readonly ListedFont[]): FontFace[] {
  const progress = progressLine('fonts');
  const faces = fonts.flatMap((font, i) => {
    progress(i / fonts.length, font.package);
    return facesOf(font, SAMPLE_CHARACTERS);
  });
  progress(1);
  return faces;
}

function drawSamples(
  title: string,
  seed: number,
  faces: readonly FontFace[],
  count: number,
): DigitSamples {
  const progress = progressLine(title);
  const samples = makeSamples(seed, faces, count, progress);
  progress(1);
  return samples;
}

/** Makes samples that were not trained on. */
function quietSamples(use: number, faces: readonly FontFace[], count: number): DigitSamples {
  return makeSamples(options.seed + use * OTHER_SEEDS, faces, count, () => {});
}

function measure(
  net: DigitNet,
  temperature: number,
  faces: readonly FontFace[],
  heldBack: readonly ListedFont[],
): void {
  const show = (title: string, samples: DigitSamples): void => {
    const { all, digits, sure, wrongWhenSure } = measureNet(net, temperature, samples);
    const shares = [all, digits, sure, wrongWhenSure].map((share) => (100 * share).toFixed(2));
    console.log(title.padEnd(28) + shares.map((share) => share.padStart(8)).join(''));
  };
  const others = heldBack.map((font) => facesOf(font, SAMPLE_CHARACTERS));
  console.log(`${'% of samples'.padEnd(28)}   right  digits    sure   wrong when sure`);
  show('training fonts', quietSamples(3, faces, TEST_SAMPLES));
  show('fonts held back', quietSamples(4, others.flat(), TEST_SAMPLES));
  others.forEach((each, i) => {
    show(heldBack[i].package, quietSamples(5, each, FONT_SAMPLES));
  });
}

function moduleOf(text: string, temperature: number): string {
  const { seed, samples, rounds } = options;
  const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  const command = `npm run digit-reader -- --seed ${seed} --samples ${samples} --rounds ${rounds}`;
  return `// Made by this command, not to be edited:
// ${command}
// The weights of the digit net, as packed-net.ts reads them, and what divides its outputs so that
// the probabilities are true.

export const DIGIT_TEMPERATURE = ${temperature.toFixed(3)};

export const DIGIT_WEIGHTS = \`
${lines.join('\n')}
\`;
`;
}
