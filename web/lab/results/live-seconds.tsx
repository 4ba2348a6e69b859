// Shows how many seconds have passed since a moment, and keeps the number up to date.

import { useEffect, useState } from 'react';
import { useText } from '../../app/texts.ts';

/** The time between two updates, in milliseconds. */
const TICK = 100;

export function LiveSeconds({ since }: { readonly since: number }) {
  const text = useText();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const tenths = Math.max(0, Math.floor((now - since) / TICK));
  return text('lab.time.live', { time: tenths / 10 });
}
