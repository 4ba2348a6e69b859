import { beforeAll, expect, it, vi } from 'vitest';
import { changeSettings } from './settings.ts';
import { currentText, loadTexts, startTexts } from './texts.ts';

const gates = vi.hoisted(() => {
  const gate = () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  };
  return { app: gate(), help: gate() };
});
vi.mock('../messages/de/app.json', async (original) => {
  await gates.app.opened;
  return original();
});
vi.mock('../messages/de/help.json', async (original) => {
  await gates.help.opened;
  return original();
});

const onFailed = vi.fn();

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startTexts(['library'], onFailed);
});

it('opens screens in the language that is there, and changes all when the other comes', async () => {
  changeSettings({ language: 'de' });
  await loadTexts(['lab']);
  expect(currentText()('lab.link')).toBe('Copy link');
  gates.app.open();
  await vi.waitFor(() => expect(currentText()('app.library')).toBe('Sammlung'));
  expect(currentText()('lab.link')).toBe('Link kopieren');
  expect(document.documentElement.lang).toBe('de');
});

it('does not go back to a language that was chosen before', async () => {
  changeSettings({ language: 'en' });
  await vi.waitFor(() => expect(currentText()('app.library')).toBe('Library'));
  await loadTexts(['help']);
  changeSettings({ language: 'de' });
  changeSettings({ language: 'en' });
  gates.help.open();
  await loadTexts(['enter']);
  await vi.dynamicImportSettled();
  expect(currentText()('app.library')).toBe('Library');
  expect(onFailed).not.toHaveBeenCalled();
});
