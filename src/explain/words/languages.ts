// Lists the languages without their sentences, so that a list of languages can be shown without
// loading the sentences.

export const LANGUAGE_IDS = ['en', 'de'] as const;
export type Language = (typeof LANGUAGE_IDS)[number];
