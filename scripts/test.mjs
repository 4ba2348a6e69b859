// npm test: sets up, then checks types and style and runs all tests; the last line of its output is
// "N passed, N failed".

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainBrowser } from './browser.mjs';
import { runChecks, runTool, tool } from './checks.mjs';
import { setUp, setUpPackages } from './setup.mjs';

await setUpPackages();
// The checks need no build, and leave a processor of two to it.
const checks = runChecks();
await setUp();
const browser = obtainBrowser();
let { passed, failed } = await checks;
countTests();
if (browser.path === undefined) tellNoBrowser();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Runs the tests and counts them. A run that ends without a report, or fails without a failed test,
 * counts as one failure.
 */
function countTests() {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (browser.path === undefined) args.push('--project=unit*');
  else process.env.CROSSHATCH_BROWSER = browser.path;
  const ok = runTool(tool('vitest', 'vitest.mjs'), [...args, ...process.argv.slice(2)]);
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    nameUnsteady(testResults.flatMap(({ assertionResults }) => assertionResults));
    passed += numPassedTests;
    failed += numFailedTests + (!ok && numFailedTests === 0 ? 1 : 0);
  } catch (error) {
    console.error(`no test report: ${error.message}`);
    failed++;
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Prints each test that passed only when it was repeated, with its first failure, because such a
 * test needs mending.
 */
function nameUnsteady(tests) {
  for (const { status, fullName, failureMessages } of tests)
    if (status === 'passed' && failureMessages.length > 0)
      console.log(`UNSTEADY: ${fullName}: ${failureMessages[0].split('\n', 1)[0]}`);
}

/**
 * Says that the browser tests were left out. This counts as a failure on a CI machine, but not on
 * the machine of a developer.
 */
function tellNoBrowser() {
  const isRequired = Boolean(process.env.CI);
  console.log(`${isRequired ? 'FAILED' : 'SKIPPED'}: browser tests (test/e2e): ${browser.missing}`);
  if (isRequired) failed++;
}
