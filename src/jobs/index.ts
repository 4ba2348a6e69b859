// Jobs on one thread or many.

export * from './job.ts';
export * from './runner.ts';
