// Literals are 2 * variable, + 1 when negated; two constants stand for what is settled.

export const TRUE = -2;
export const FALSE = -1;

export function negate(literal: number): number {
  return literal < 0 ? TRUE + FALSE - literal : literal ^ 1;
}
