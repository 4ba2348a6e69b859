// Jobs on one thread or many, methods in processes.

export * from './compare.ts';
export type {
  ExplainJob,
  ExplainReports,
  HintJob,
  MistakesJob,
  RateJob,
  SaidStep,
  StepsJob,
} from './explain-job.ts';
export * from './job.ts';
export type { MethodHooks, MethodJob, MethodReport } from './method-job.ts';
export { type MethodRunner, methodRunner, type RunnerOptions } from './method-runner.ts';
export type { FunctionProfile, Profile } from './profile.ts';
export * from './runner.ts';
export * from './solve-json.ts';
export * from './step-json.ts';
export type { Task, TaskProgress, TaskReportOf } from './task.ts';
export { type PoolOptions, type ThreadHooks, type ThreadPool, threadPool } from './thread-pool.ts';
