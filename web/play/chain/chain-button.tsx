// The button that plays the chain of a step on the board.

import { Route } from 'lucide-react';
import { hasChain } from '../../../src/explain/model/chain-frames.ts';
import type { Step } from '../../../src/explain/model/step.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { useAskContext } from '../game/play-context.ts';
import { showChain } from './ask-chain.ts';

interface ChainButtonProps {
  readonly step: Step;
  /** Returns the marks before the step. */
  readonly before: () => Uint8Array;
}

/** Shows nothing for a step without a chain. */
export function ChainButton({ step, before }: ChainButtonProps) {
  const text = useText();
  const context = useAskContext();
  if (!hasChain(step)) return null;
  return (
    <Button icon={Route} data-lends-focus onClick={() => void showChain(context, step, before())}>
      {text('play.chain.show')}
    </Button>
  );
}
