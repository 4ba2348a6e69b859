import { useText } from '../app/words.tsx';
import { Page } from '../design/page.tsx';

export default function LabScreen() {
  const text = useText();
  return <Page title={text('app.lab')}>{null}</Page>;
}
