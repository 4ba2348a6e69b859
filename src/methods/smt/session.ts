// A session on an instance of Z3: what is asserted, the questions, and the answers. What it makes
// is freed with it.

import type { Z3_ast, Z3_context, Z3_parser_context, Z3_solver } from 'z3-solver';
import { pause } from '../../pacing/yield-to-host.ts';
import { MEGABYTES, type Z3 } from './z3.ts';

export interface Session {
  readonly z3: Z3;
  readonly context: Z3_context;
  readonly solver: Z3_solver;
  readonly parser: Z3_parser_context;
  isThinking: boolean;
  isInterrupted: boolean;
  /** Its memory has ended: nothing of the instance can be relied on any more. */
  isBroken: boolean;
}

export interface SessionOptions {
  /** Which of its solvers Z3 takes: SMT, or SAT for what has no arithmetic. */
  readonly core: 'smt' | 'sat';
  readonly seed: number;
  readonly megabytes?: number;
}

export function openSession(
  z3: Z3,
  { core, seed, megabytes = MEGABYTES }: SessionOptions,
): Session {
  z3.global_param_set('memory_max_size', `${megabytes}`);
  const config = z3.mk_config();
  const context = z3.mk_context(config);
  z3.del_config(config);
  const solver =
    core === 'smt'
      ? z3.mk_simple_solver(context)
      : z3.mk_solver_for_logic(context, z3.mk_string_symbol(context, 'QF_FD'));
  z3.solver_inc_ref(context, solver);
  const parser = z3.mk_parser_context(context);
  z3.parser_context_inc_ref(context, parser);
  const session = {
    z3,
    context,
    solver,
    parser,
    isThinking: false,
    isInterrupted: false,
    isBroken: false,
  };
  setNumber(session, 'random_seed', seed);
  return session;
}

/** Frees all that the session made: at once, or as soon as Z3 has stopped thinking. */
export async function closeSession(session: Session): Promise<void> {
  while (session.isThinking) {
    interrupt(session);
    await pause(20);
  }
  const { z3, context, solver, parser } = session;
  z3.parser_context_dec_ref(context, parser);
  z3.solver_dec_ref(context, solver);
  z3.del_context(context);
}

/** Mostly Z3 hears it within 10 ms, but there are phases of seconds in which it is deaf. */
export function interrupt(session: Session): void {
  session.isInterrupted = true;
  session.z3.interrupt(session.context);
}

/** Reads declarations and assertions; names stay known. Yields after each assertion. */
export function* assertText(session: Session, text: string): Generator<void> {
  const { z3, context, solver, parser } = session;
  const terms = z3.parser_context_from_string(context, parser, text);
  checkErrors(session);
  z3.ast_vector_inc_ref(context, terms);
  for (let i = 0; i < z3.ast_vector_size(context, terms); i++) {
    z3.solver_assert(context, solver, z3.ast_vector_get(context, terms, i));
    yield;
  }
  z3.ast_vector_dec_ref(context, terms);
  checkErrors(session);
}

export function declareBools({ z3, context }: Session, names: readonly string[]): Z3_ast[] {
  const bool = z3.mk_bool_sort(context);
  return names.map((name) => z3.mk_const(context, z3.mk_string_symbol(context, name), bool));
}

export type Z3Answer = 'solution' | 'none' | 'unknown';

/**
 * Is there a solution? Unknown at a limit; what comes after an interruption is not relied on. Where
 * Z3 gives up by itself its memory has ended, since both logics are decidable: a RangeError, as
 * JavaScript has it.
 */
export async function check(session: Session, conflicts: number): Promise<Z3Answer> {
  const { z3, context, solver } = session;
  if (conflicts < NO_LIMIT) setNumber(session, 'max_conflicts', conflicts);
  session.isThinking = true;
  try {
    const answer = await z3.solver_check(context, solver);
    checkErrors(session);
    if (session.isInterrupted) return 'unknown';
    if (answer !== 0) return answer > 0 ? 'solution' : 'none';
    if (reasonOf(session).includes('conflicts')) return 'unknown';
    throw breakDown(session, reasonOf(session));
  } finally {
    session.isThinking = false;
  }
}

/** What Z3 takes for no limit. */
const NO_LIMIT = 2 ** 32 - 1;

/** Why the last answer was unknown, in the words of Z3. */
export function reasonOf({ z3, context, solver }: Session): string {
  return z3.solver_get_reason_unknown(context, solver);
}

/** The values of Booleans in the solution that was found last. */
export function valuesOf({ z3, context, solver }: Session, bools: readonly Z3_ast[]): boolean[] {
  const model = z3.solver_get_model(context, solver);
  z3.model_inc_ref(context, model);
  const values = bools.map((bool) => {
    const value = z3.model_eval(context, model, bool, true);
    return value !== null && z3.get_bool_value(context, value) > 0;
  });
  z3.model_dec_ref(context, model);
  return values;
}

/** Rules out that the Booleans have just these values again. */
export function exclude(
  { z3, context, solver }: Session,
  bools: readonly Z3_ast[],
  values: readonly boolean[],
): void {
  const differences = bools.map((bool, i) => (values[i] ? z3.mk_not(context, bool) : bool));
  z3.solver_assert(context, solver, z3.mk_or(context, differences));
}

/** What Z3 has counted in this session, by its own names; what is 0 is left out. */
export function countersOf({ z3, context, solver }: Session): ReadonlyMap<string, number> {
  const stats = z3.solver_get_statistics(context, solver);
  z3.stats_inc_ref(context, stats);
  const counters = new Map<string, number>();
  for (let i = 0; i < z3.stats_size(context, stats); i++) {
    if (!z3.stats_is_uint(context, stats, i)) continue;
    counters.set(z3.stats_get_key(context, stats, i), z3.stats_get_uint_value(context, stats, i));
  }
  z3.stats_dec_ref(context, stats);
  return counters;
}

function setNumber({ z3, context, solver }: Session, name: string, value: number): void {
  const params = z3.mk_params(context);
  z3.params_inc_ref(context, params);
  z3.params_set_uint(context, params, z3.mk_string_symbol(context, name), value);
  z3.solver_set_params(context, solver, params);
  z3.params_dec_ref(context, params);
}

/** What Z3 calls the end of its memory. */
const MEMOUT = 7;

function checkErrors(session: Session): void {
  const { z3, context } = session;
  const code = z3.get_error_code(context);
  if (code === 0) return;
  const said = z3.get_error_msg(context, code);
  throw code === MEMOUT ? breakDown(session, said) : new Error(`Z3: ${said}`);
}

function breakDown(session: Session, said: string): RangeError {
  session.isBroken = true;
  return new RangeError(`Z3 is out of memory: ${said}`);
}
