// The ids of the methods. Nothing of a method is loaded for them.

export const METHOD_IDS = [
  'engine',
  'cells',
  'permutations',
  'bits',
  'mip',
  'smt',
  'sat',
  'rules',
  'relaxations',
  'probing',
  'dfs',
  'genetic',
  'flow',
  'reinforcement',
  'minizinc',
] as const;

export type MethodId = (typeof METHOD_IDS)[number];
