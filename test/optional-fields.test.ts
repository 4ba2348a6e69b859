// Tests that optional fields are written one way: declared as `?: T`, so that a field is absent or
// has a value, and passed by `defined` where a value may be missing. JSX cannot leave a property
// out, so the properties of components, and only they, may be undefined as well.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CODE, filesBelow, ROOT } from './source-files.ts';

function unwrapped(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? unwrapped(expression.expression) : expression;
}

/** Whether a node is `...(x !== undefined && { x })` or `...(x === undefined ? {} : { x })`. */
function isSpreadUnderCondition(node: ts.Node): boolean {
  if (!ts.isSpreadAssignment(node) && !ts.isJsxSpreadAttribute(node)) return false;
  const spread = unwrapped(node.expression);
  if (ts.isConditionalExpression(spread)) return isEmptyIfUndefined(spread);
  return (
    ts.isBinaryExpression(spread) &&
    spread.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
    ts.isObjectLiteralExpression(unwrapped(spread.right))
  );
}

function isEmptyIfUndefined({ condition, whenTrue, whenFalse }: ts.ConditionalExpression): boolean {
  const test = unwrapped(condition);
  if (!ts.isBinaryExpression(test)) return false;
  const sides = [test.left, test.right].map(unwrapped);
  if (!sides.some((side) => ts.isIdentifier(side) && side.text === 'undefined')) return false;
  const isSame = test.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  const otherwise = unwrapped(isSame ? whenTrue : whenFalse);
  return ts.isObjectLiteralExpression(otherwise) && otherwise.properties.length === 0;
}

/** Whether a node is `x?: T | undefined`, unless it is a property of a component. */
function isOptionalTwice(node: ts.Node, owner: ts.Node): boolean {
  if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node) && !ts.isParameter(node))
    return false;
  if (ts.isInterfaceDeclaration(owner) && owner.name.text.endsWith('Props')) return false;
  const parts = node.type && ts.isUnionTypeNode(node.type) ? node.type.types : [];
  const isMaybe = parts.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword);
  return node.questionToken !== undefined && isMaybe;
}

/**
 * Matches every source that has an old form, and few other sources. Only sources that match are
 * parsed.
 */
const SUSPECT = /&&\s*\(*\{|\?:[^;]*\|\s*undefined|[!=]== undefined\s*\?/;

/** Returns the lines of a source that have one of the two old forms. */
function oldForms(source: string): number[] {
  if (!SUSPECT.test(source)) return [];
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest);
  const found: number[] = [];
  const visit = (node: ts.Node, owner: ts.Node): void => {
    if (isSpreadUnderCondition(node) || isOptionalTwice(node, owner))
      found.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    node.forEachChild((child) => visit(child, node));
  };
  visit(file, file);
  return found;
}

describe('optional fields', () => {
  it('are declared and passed in one way', () => {
    const sources = filesBelow(CODE);
    expect(sources.length).toBeGreaterThan(500);
    const wrong = sources.flatMap((path) =>
      oldForms(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}:${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    'f({ ...(x !== undefined && { x }) });',
    'f({ ...(x === undefined ? {} : { x, column: 1 }) });',
    'f({ ...(x !== undefined ? place(x) : {}) });',
    'const two = { ...(isLong && ({ x, y })) };',
    'const button = <Button {...(icon && { icon })} />;',
    'interface Options { readonly stop?: (() => boolean) | undefined }',
    'function f({ x }: { x?: number | undefined } = {}, y?: string): void {}',
    'class A { x?: number | undefined; }',
  ])('would be refused: %s', (source) => {
    expect(oldForms(source)).toEqual([1]);
  });

  it.each([
    'f({ ...defined({ x }), ...(isLong ? { y, z } : {}), ...(clash && blamed(clash)) });',
    'interface ButtonProps { readonly icon?: Icon | undefined }',
    'interface Options { readonly next?: () => number | undefined }',
    'const known = { ...(x === undefined ? { y } : { x }) };',
    'const all = [...(isLong && rest.length > 0 ? rest : [])];',
  ])('would be allowed: %s', (source) => {
    expect(oldForms(source)).toEqual([]);
  });
});
