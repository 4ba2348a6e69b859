declare module 'virtual:daily' {
  /** The file of each month, the earliest first. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
