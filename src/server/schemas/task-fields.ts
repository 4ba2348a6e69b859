// Types for `satisfies`: they compare the fields of a schema with the task behind it, so that a
// field that is added to a task but not to its schema is a type error.

import type { z } from 'zod';

/** Arguments that are sent in a form of their own, and read where the task is done. */
type ReadLater = 'puzzle' | 'marks';

/** A field for each argument of a task, apart from those that a client cannot choose. */
export type RequestFields<Args, Unasked extends keyof Args = never> = {
  readonly [K in Exclude<keyof Args, Unasked>]-?: K extends ReadLater
    ? z.ZodType
    : z.ZodType<Args[K] | undefined>;
};

/** A field of the schema for each field of an answer, except the fields in `Undescribed`. */
export type AnswerFields<Answer, Undescribed extends KeyOfAny<Answer> = never> = {
  readonly [K in Exclude<KeyOfAny<Answer>, Undescribed>]-?: z.ZodType;
};

/** The keys of all members of a union. */
type KeyOfAny<T> = T extends unknown ? keyof T : never;
