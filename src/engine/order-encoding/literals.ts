// Writes literals as 2 * variable, + 1 when negated; two constants stand for literals that are
// always true or always false.

export const TRUE = -2;
export const FALSE = -1;

export function negate(literal: number): number {
  return literal < 0 ? TRUE + FALSE - literal : literal ^ 1;
}
