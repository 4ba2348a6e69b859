import { useText } from '../app/words.tsx';
import { Page } from '../design/page.tsx';

export default function LibraryScreen() {
  const text = useText();
  return <Page title={text('app.library')}>{null}</Page>;
}
