// The puzzle link in the part of an address from its `#` on. Other names after `#` are places of
// the page, as the skip link's: going there opens nothing else.

export function linkReader(): (hash: string) => string {
  let link = '';
  return (hash) => {
    if (hash === '' || hash.startsWith('#p=')) link = hash;
    return link;
  };
}
