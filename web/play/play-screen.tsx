import { useText } from '../app/words.tsx';
import { Page } from '../design/page.tsx';

export default function PlayScreen() {
  const text = useText();
  return <Page title={text('app.play')}>{null}</Page>;
}
