// The names of all messages: those of the English catalogue.

import type en from './en.ts';

export type MessageKey = keyof typeof en;
