import { useText } from '../app/words.tsx';
import { Page } from '../design/page.tsx';

export default function DrawScreen() {
  const text = useText();
  return <Page title={text('app.draw')}>{null}</Page>;
}
