// Bytes encoded for an address: base64url of RFC 4648, without padding.

export function codeOfBytes(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns undefined if `code` is not valid base64url. */
export function bytesOfCode(code: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(code) || code.length % 4 === 1) return undefined;
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
