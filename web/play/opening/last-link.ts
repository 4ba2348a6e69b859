// Reads the link to a puzzle or a game from the part of an address from its `#` on. Other names
// after the `#`, such as that of the skip link, are places of the page; with them, the reader
// returns the link that it read before.

export function linkReader(): (hash: string) => string {
  let link = '';
  return (hash) => {
    if (hash === '' || /^#[pg]=/.test(hash)) link = hash;
    return link;
  };
}
