declare module 'virtual:packs' {
  export const sets: readonly import('../../../src/packs/pack-entry.ts').IconSet[];
  export const packs: readonly (import('../../../src/packs/pack-entry.ts').PackFacts & {
    readonly rows: string;
  })[];
  export const ladder: import('./pack-index.ts').Ladder;
  export const loaders: Readonly<
    Record<string, () => Promise<{ default: import('./pack-index.ts').StoredPack }>>
  >;
}
