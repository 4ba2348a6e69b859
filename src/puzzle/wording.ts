// Keeps the values of a message apart from its words, so that whoever shows the message can say it
// in another language. A template with gaps for the values names the sentence, and it is written
// only once, as the English text, so message and values cannot differ.

/** A message before its values are put in. */
export interface Wording {
  /**
   * English text with a gap such as `{0}` for each value. In a gap like `{0 gap}`, the value is a
   * number, and the noun follows it in the singular or in the plural.
   */
  readonly template: string;
  /** A value that is text of the input stands in quotation marks, as in JSON. */
  readonly values: readonly (string | number | Wording)[];
}

/** A message with its wording. */
export interface Worded {
  readonly message: string;
  readonly wording: Wording;
}

/** A message that may lack a wording, like that of a problem. */
export type PartlyWorded = Pick<Worded, 'message'> & Partial<Worded>;

/** A number that stands before its noun. */
interface Count {
  readonly count: number;
  /** The noun in the singular. */
  readonly noun: string;
}

/**
 * Makes a message of a template literal, as in `` worded`found ${countOf(1, 'row')}: ${other}` ``.
 * Numbers, texts, counts and other messages may stand in it.
 */
export function worded(
  texts: readonly string[],
  ...values: readonly (string | number | Count | PartlyWorded)[]
): Worded {
  const gaps = values.map((value, i) => `{${i}${isCount(value) ? ` ${value.noun}` : ''}}`);
  const template = texts.map((text, i) => text + (gaps[i] ?? '')).join('');
  const wording = { template, values: values.map(plainValue) };
  return { message: messageOf(wording), wording };
}

function plainValue(value: string | number | Count | PartlyWorded): string | number | Wording {
  if (typeof value !== 'object') return value;
  return isCount(value) ? value.count : (value.wording ?? value.message);
}

function isCount(value: string | number | Count | PartlyWorded): value is Count {
  return typeof value === 'object' && 'count' in value;
}

/** Returns the English message of a wording. */
export function messageOf({ template, values }: Wording): string {
  return template.replace(GAP, (_, index: string, noun: string | undefined) => {
    const value = values[Number(index)] ?? '';
    if (typeof value === 'object') return messageOf(value);
    return noun === undefined ? String(value) : counted(Number(value), noun);
  });
}

const GAP = /\{(\d+)(?: ([a-z ]+))?\}/g;

export function countOf(count: number, noun: string): Count {
  return { count, noun };
}

/** Writes a count with its noun, in the plural unless the count is 1, as in "2 unknown cells". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
