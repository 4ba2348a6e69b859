import { useText } from '../app/words.tsx';
import { Page } from '../design/page.tsx';

export default function EnterScreen() {
  const text = useText();
  return <Page title={text('app.enter')}>{null}</Page>;
}
