// Says whether the API asks for keys. It stands apart from what does so, because programs that
// build the app need its type, but not the types of Fastify.

export interface Authentication {
  readonly mode: 'off' | 'optional' | 'required';
  /** The file of the keys, unless the mode is `off`. */
  readonly keysFile: string;
}
