// Jobs on one thread or many.

export * from './compare.ts';
export * from './job.ts';
export type { MethodHooks, MethodJob, MethodReport } from './method-job.ts';
export { type MethodRunner, methodRunner } from './method-runner.ts';
export type { FunctionProfile, Profile } from './profile.ts';
export * from './runner.ts';
export * from './solve-json.ts';
export * from './step-json.ts';
