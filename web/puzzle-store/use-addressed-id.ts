// The id of the puzzle in the address of a screen.

import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { addressOf, addressPart, idOfAddressPart, type PuzzleScreen } from './puzzle-address.ts';

/** Returns undefined if the address names no puzzle. An earlier address becomes the present one. */
export function useAddressedId(screen: PuzzleScreen): string | undefined {
  const { id: part } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  const id = part === undefined ? undefined : idOfAddressPart(part);
  useEffect(() => {
    if (id === undefined || part === undefined || addressPart(part) === part) return;
    navigate(`${addressOf(screen, id)}${location.search}${location.hash}`, { replace: true });
  }, [screen, id, part, navigate]);
  return id;
}
