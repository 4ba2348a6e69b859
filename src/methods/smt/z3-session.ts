// A session on an instance of Z3 holds the assertions, and checks them for solutions. Closing the
// session frees everything that the session made.

import type { Z3_ast, Z3_context, Z3_parser_context, Z3_solver } from 'z3-solver';
import { pause } from '../../pacing/yield-to-host.ts';
import { MEMORY_MEGABYTES, type Z3 } from './z3-instances.ts';

export interface Z3Session {
  readonly z3: Z3;
  readonly context: Z3_context;
  readonly solver: Z3_solver;
  readonly parser: Z3_parser_context;
  isThinking: boolean;
  isInterrupted: boolean;
  /** Whether Z3 ran out of memory; then the instance can no longer be relied on. */
  isBroken: boolean;
}

interface SessionOptions {
  /** The solver of Z3 to use: SMT, or SAT for formulas without arithmetic. */
  readonly core: 'smt' | 'sat';
  readonly seed: number;
  readonly megabytes?: number;
}

export function openSession(
  z3: Z3,
  { core, seed, megabytes = MEMORY_MEGABYTES }: SessionOptions,
): Z3Session {
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

/**
 * Frees everything that the session made, at once, or as soon as a running check has ended. Then
 * calls `free`. Does neither if Z3 ran out of memory, because Z3 could break down again.
 */
export async function closeSession(session: Z3Session, free: () => void): Promise<void> {
  while (session.isThinking) {
    interrupt(session);
    await pause(20);
  }
  if (session.isBroken) return;
  const { z3, context, solver, parser } = session;
  z3.parser_context_dec_ref(context, parser);
  z3.solver_dec_ref(context, solver);
  z3.del_context(context);
  free();
}

/** Interrupts the check. Z3 mostly reacts within 10 ms, but in some phases it takes seconds. */
export function interrupt(session: Z3Session): void {
  session.isInterrupted = true;
  session.z3.interrupt(session.context);
}

/**
 * Adds declarations and assertions; later texts can use the declared names. Yields after each
 * assertion.
 */
export function* assertText(session: Z3Session, text: string): Generator<void> {
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

export function declareBools({ z3, context }: Z3Session, names: readonly string[]): Z3_ast[] {
  const bool = z3.mk_bool_sort(context);
  return names.map((name) => z3.mk_const(context, z3.mk_string_symbol(context, name), bool));
}

export type Z3Answer = 'solution' | 'none' | 'unknown';

/**
 * Checks whether there is a solution. The answer is 'unknown' at the limit of conflicts. It is
 * 'unknown' after an interrupt too, since then no answer of Z3 can be relied on. Throws a
 * RangeError when Z3 gives up by itself: both logics are decidable, so Z3 has run out of memory.
 * Throws an Error when Z3 reports any other error.
 */
export async function checkSat(session: Z3Session, conflicts: number): Promise<Z3Answer> {
  const { z3, context, solver } = session;
  if (conflicts < NO_LIMIT) setNumber(session, 'max_conflicts', conflicts);
  session.isThinking = true;
  try {
    const answer = await z3.solver_check(context, solver);
    checkErrors(session);
    if (session.isInterrupted) return 'unknown';
    if (answer !== 0) return answer > 0 ? 'solution' : 'none';
    if (reasonUnknown(session).includes('conflicts')) return 'unknown';
    throw breakDown(session, reasonUnknown(session));
  } finally {
    session.isThinking = false;
  }
}

/** The number that stands for no limit in Z3. */
const NO_LIMIT = 2 ** 32 - 1;

/** Returns the reason that Z3 gives for its last unknown answer. */
export function reasonUnknown({ z3, context, solver }: Z3Session): string {
  return z3.solver_get_reason_unknown(context, solver);
}

/** Returns the values of Booleans in the solution that was found last. */
export function modelValues(
  { z3, context, solver }: Z3Session,
  bools: readonly Z3_ast[],
): boolean[] {
  const model = z3.solver_get_model(context, solver);
  z3.model_inc_ref(context, model);
  const values = bools.map((bool) => {
    const value = z3.model_eval(context, model, bool, true);
    return value !== null && z3.get_bool_value(context, value) > 0;
  });
  z3.model_dec_ref(context, model);
  return values;
}

/** Excludes solutions in which the Booleans have exactly these values. */
export function excludeValues(
  { z3, context, solver }: Z3Session,
  bools: readonly Z3_ast[],
  values: readonly boolean[],
): void {
  const differences = bools.map((bool, i) => (values[i] ? z3.mk_not(context, bool) : bool));
  z3.solver_assert(context, solver, z3.mk_or(context, differences));
}

/**
 * Returns the counters of Z3 in this session, by the names that Z3 gives them; Z3 leaves out
 * counters that are 0.
 */
export function countersOf({ z3, context, solver }: Z3Session): ReadonlyMap<string, number> {
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

function setNumber({ z3, context, solver }: Z3Session, name: string, value: number): void {
  const params = z3.mk_params(context);
  z3.params_inc_ref(context, params);
  z3.params_set_uint(context, params, z3.mk_string_symbol(context, name), value);
  z3.solver_set_params(context, solver, params);
  z3.params_dec_ref(context, params);
}

/** The error code of Z3 for running out of memory. */
const MEMOUT = 7;

function checkErrors(session: Z3Session): void {
  const { z3, context } = session;
  const code = z3.get_error_code(context);
  if (code === 0) return;
  const message = z3.get_error_msg(context, code);
  throw code === MEMOUT ? breakDown(session, message) : new Error(`Z3: ${message}`);
}

function breakDown(session: Z3Session, message: string): RangeError {
  session.isBroken = true;
  return new RangeError(`Z3 is out of memory: ${message}`);
}
