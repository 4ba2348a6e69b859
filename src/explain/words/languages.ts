// The languages that there are, apart from their sentences: lists of them cost nothing to load.

export const LANGUAGE_IDS = ['en', 'de'] as const;
export type Language = (typeof LANGUAGE_IDS)[number];
