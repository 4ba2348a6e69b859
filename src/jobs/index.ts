// Tasks on one thread or many, methods in processes.

export * from './compare.ts';
export * from './engine-task.ts';
export type {
  ExplainReports,
  ExplainTask,
  HintTask,
  MistakesTask,
  RateTask,
  SaidStepJson,
  StepsTask,
} from './explain-task.ts';
export { type MethodRunner, methodRunner, type RunnerOptions } from './method-runner.ts';
export type { MethodHooks, MethodReport, MethodSolveTask } from './method-task.ts';
export type { FunctionProfile, Profile } from './profile.ts';
export * from './runner.ts';
export * from './solve-json.ts';
export * from './step-json.ts';
export type { Task, TaskProgress, TaskReportOf } from './task.ts';
export { type PoolOptions, type ThreadHooks, type ThreadPool, threadPool } from './thread-pool.ts';
