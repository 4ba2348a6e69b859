// The addresses of the manual's pictures on the page. The pictures are files of docs/screens.

const ADDRESSES = import.meta.glob<string>('../../docs/screens/*-{light,dark}.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

export function addressOfPicture(name: string): string | undefined {
  return ADDRESSES[`../../docs/screens/${name}.webp`];
}
