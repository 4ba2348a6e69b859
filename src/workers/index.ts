// Runs tasks on one thread or many, and methods in processes.

export type { CountAnswer } from '../tasks/solving/count.ts';
export * from '../tasks/solving/solve-json.ts';
export { type SolveReport, solveReport } from '../tasks/solving/solve-report.ts';
export type { ArgsOf, ItemOf, ProgressOf, TaskId, ValueOf } from '../tasks/tasks.ts';
export * from './measure-method.ts';
export { type MethodRunner, methodRunner, type RunnerOptions } from './method-runner.ts';
export type { MethodHooks, MethodReport, MethodSolveTask } from './method-task.ts';
export { partnerOpener } from './partners/open-partner.ts';
export * from './partners/spare-cores.ts';
export type { FunctionProfile, Profile } from './profile.ts';
export * from './refuted-answers.ts';
export * from './step-json.ts';
export * from './thread-pool.ts';
