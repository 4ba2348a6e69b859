import { expect, it } from 'vitest';
import { removeToast, showToast, showToastOnce, useToasts } from './toasts.ts';

const shown = () => useToasts.getState().all.map(({ text }) => text);

it('a toast that is shown once comes again only after it has gone', () => {
  for (let times = 0; times < 3; times++) showToastOnce('A new version is here');
  showToast('Copied');
  showToast('Copied');
  expect(shown()).toEqual(['A new version is here', 'Copied', 'Copied']);
  const [{ id }] = useToasts.getState().all;
  removeToast(id);
  showToastOnce('A new version is here');
  expect(shown()).toEqual(['Copied', 'Copied', 'A new version is here']);
  for (const each of useToasts.getState().all) removeToast(each.id);
});
