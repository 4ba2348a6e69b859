// The current time in milliseconds since 1970, updated every second while `isRunning` is true.

import { useEffect, useState } from 'react';

export function useCurrentTime(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
