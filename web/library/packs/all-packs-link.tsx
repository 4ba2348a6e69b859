// The way back from a page of the library to all packs.

import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import styles from './all-packs-link.module.css';

export function AllPacksLink() {
  const text = useText();
  return (
    <Link href="/library" className={styles.back ?? ''}>
      <ArrowLeft aria-hidden size={18} />
      {text('library.pack.all')}
    </Link>
  );
}
