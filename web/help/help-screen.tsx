import { useText } from '../app/words.tsx';
import { Page } from '../design/page.tsx';

export default function HelpScreen() {
  const text = useText();
  return <Page title={text('app.help')}>{null}</Page>;
}
