// The addresses of the manual's pictures on the page: those of docs/screens, as files of their own.

const ADDRESSES = import.meta.glob<string>('../../docs/screens/*-{light,dark}.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

export function addressOfPicture(name: string): string | undefined {
  return ADDRESSES[`../../docs/screens/${name}.webp`];
}
